import { getArticle } from '@rankwright/contracts/articles';
import { fullScreen } from '@rankwright/sdk/host';
import { mockError } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, findArticle, open, server } from '../testing/generateScreen.tsx';

const openPage = () => open(`/generate-content?article=${article.id}`);

describe('the writing page', () => {
  it('has the whole window while it is open', async () => {
    const { unmount, container } = openPage();
    await findArticle();
    expect(fullScreen.getState().screens).toBe(1);
    expect(screen.queryByRole('tablist', { name: 'Article tools' })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    expect(fullScreen.getState().screens).toBe(0);
  });

  it('is named by the title of the article', async () => {
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: article.title })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
  });

  it('leads back, to the content history when it was opened by its address', async () => {
    openPage();
    await findArticle();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/content-history');
  });

  it('leads back when the article cannot be opened', async () => {
    server.use(mockError(getArticle, 'UNAVAILABLE'));
    openPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The article could not be opened' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  });
});
