import { getProfile } from '@rankwright/contracts/account';
import { getArticle, rewriteContent, updateArticle } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import { rewriteStyles, tones } from '@rankwright/contracts/limits';
import {
  answer,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { sampleArticle } from '../testing/samples.ts';

const original = 'Roses need pruning in late winter.\n\nSharpen the shears before you begin.';
const rewritten = sampleArticle({
  kind: 'rewritten',
  title: 'Pruning roses',
  content: 'Prune your roses in late winter.\n\nSharpen the shears before you begin.',
});
const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(listConnections, { success: true, connections: sampleConnections() }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
  answer(rewriteContent, { success: true, article: rewritten }),
  answer(getArticle, { success: true, article: rewritten }),
);

beforeEach(() => localStorage.clear());
const open = () => renderScreen(<BlogManagementPage />, { at: '/generate-content?tab=rewrite' });
type User = ReturnType<typeof open>['user'];
const box = () => screen.getByRole('textbox', { name: /^Original content/ });
const submit = () => screen.getByRole('button', { name: 'Rewrite Content' });
const rewrite = async (user: User) => {
  fireEvent.change(box(), { target: { value: original } });
  await user.click(submit());
  await screen.findByRole('region', { name: 'Original and rewritten' });
};
const optionsOf = async (user: User, field: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};
const paragraph = (place: number) => screen.getByRole('listitem', { name: `Paragraph ${place}` });

describe('rewriting', () => {
  it('asks for the original, style, tone, audience and primary keyword [C-060]', () => {
    open();
    expect(box()).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Rewrite style' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Tone' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Target audience' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Primary keyword' })).toBeVisible();
  });

  it('needs the original [C-061]', () => {
    open();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Paste the text to rewrite.');
    fireEvent.change(box(), { target: { value: '   ' } });
    expect(submit()).toBeDisabled();
    fireEvent.change(box(), { target: { value: original } });
    expect(submit()).toBeEnabled();
  });

  it('offers the five styles and the six tones [C-062] [C-063]', async () => {
    const { user } = open();
    expect(await optionsOf(user, 'Rewrite style')).toEqual([...rewriteStyles]);
    expect(await optionsOf(user, 'Tone')).toEqual([...tones]);
  });

  it('says when it failed, and keeps the original [C-065]', async () => {
    server.use(refuse(rewriteContent, 'REWRITE_FAILED'));
    const { user } = open();
    fireEvent.change(box(), { target: { value: original } });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to rewrite content');
    expect(box()).toHaveValue(original);
  });

  it('shows the result in a Preview or an Edit view [C-064]', async () => {
    const { user } = open();
    await rewrite(user);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText('Prune your roses in late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Pruning roses');
  });

  it('shows the result beside the original with what changed marked', async () => {
    const { user, container } = open();
    await rewrite(user);
    expect(paragraph(1)).toHaveTextContent('Roses need pruning in late winter.');
    await waitFor(() => expect(container.querySelector('ins')).toBeInTheDocument());
    expect(paragraph(2)).toHaveTextContent('Unchanged.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is taken by paragraph, whole, or not at all, each with undo', async () => {
    const { user } = open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep original paragraph 1' }));
    expect(paragraph(1)).toHaveTextContent('The original stands in the text.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(paragraph(1)).toHaveTextContent('The rewritten paragraph stands in the text.');
    await user.click(screen.getByRole('button', { name: 'Keep the whole original' }));
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText('Roses need pruning in late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Accept the whole rewrite' }));
    expect(paragraph(1)).toHaveTextContent('The rewritten paragraph stands in the text.');
  });

  it('saves what was taken', async () => {
    let sent: unknown;
    server.use(
      answer(updateArticle, ({ body }) => {
        sent = body;
        return { success: true as const, article: { ...rewritten, content: original, version: 2 } };
      }),
    );
    const { user } = open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep original paragraph 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent).toMatchObject({ title: 'Pruning roses', content: original });
  });

  it('needs a rewritten article with title and text to save [C-066]', async () => {
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No article to save. Please generate an article first.',
    );
    await rewrite(user);
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Title and content cannot be empty.'),
    );
  });

  it('says when it could not be saved [C-067]', async () => {
    server.use(refuse(updateArticle, 'INTERNAL', ''));
    const { user } = open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep the whole original' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save rewritten article');
  });

  it('finds the result again after a reload', async () => {
    const { user, unmount } = open();
    await rewrite(user);
    unmount();
    open();
    expect(await screen.findByRole('region', { name: 'Original and rewritten' })).toBeVisible();
    expect(within(paragraph(2)).getByText('Unchanged.')).toBeVisible();
  });
});
