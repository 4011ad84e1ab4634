import { getProfile } from '@rankwright/contracts/account';
import { getArticle, rewriteContent, updateArticle } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import './RewriteTab.tsx';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { sampleArticle } from '../testing/samples.ts';

const original = 'Roses need pruning in late winter.\n\nSharpen the shears before you begin.';
const rewritten = sampleArticle({
  kind: 'rewritten',
  title: 'Pruning roses',
  content: 'Prune your roses in late winter.\n\nSharpen the shears before you begin.',
});
const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listConnections, { success: true, connections: sampleConnections() }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  mockReply(rewriteContent, { success: true, article: rewritten }),
  mockReply(getArticle, { success: true, article: rewritten }),
);

beforeEach(() => localStorage.clear());
const open = async () => {
  const opened = renderScreen(<BlogManagementPage />, { at: '/generate-content?tab=rewrite' });
  await screen.findByRole('textbox', { name: /^Original content/ });
  return opened;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const getOriginalField = () => screen.getByRole('textbox', { name: /^Original content/ });
const getSubmitButton = () => screen.getByRole('button', { name: 'Rewrite Content' });
const rewrite = async (user: User) => {
  fireEvent.change(getOriginalField(), { target: { value: original } });
  await user.click(getSubmitButton());
  await screen.findByRole('region', { name: 'Original and rewritten' });
};
const listOptions = async (user: User, field: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};
const getParagraph = (place: number) => screen.getByRole('listitem', { name: `Paragraph ${place}` });

describe('rewriting', () => {
  it('has fields for original, style, tone, audience and primary keyword [C-060]', async () => {
    await open();
    expect(getOriginalField()).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Rewrite style' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Tone' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Target audience' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Primary keyword' })).toBeVisible();
  });

  it('requires the original content [C-061]', async () => {
    await open();
    expect(getSubmitButton()).toBeDisabled();
    expect(getSubmitButton()).toHaveAccessibleDescription('Paste the text to rewrite.');
    fireEvent.change(getOriginalField(), { target: { value: '   ' } });
    expect(getSubmitButton()).toBeDisabled();
    fireEvent.change(getOriginalField(), { target: { value: original } });
    expect(getSubmitButton()).toBeEnabled();
  });

  it('offers the five styles and the six tones [C-062] [C-063]', async () => {
    const { user } = await open();
    expect(await listOptions(user, 'Rewrite style')).toEqual([
      'Professional and engaging',
      'Casual and conversational',
      'Academic and formal',
      'Creative and storytelling',
      'Technical and detailed',
    ]);
    expect(await listOptions(user, 'Tone')).toEqual([
      'Informative',
      'Persuasive',
      'Friendly',
      'Authoritative',
      'Inspiring',
      'Humorous',
    ]);
  });

  it('shows an error when rewriting fails and keeps the original [C-065]', async () => {
    server.use(mockError(rewriteContent, 'REWRITE_FAILED'));
    const { user } = await open();
    fireEvent.change(getOriginalField(), { target: { value: original } });
    await user.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to rewrite content');
    expect(getOriginalField()).toHaveValue(original);
  });

  it('shows the result in a Preview and an Edit view [C-064]', async () => {
    const { user } = await open();
    await rewrite(user);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText('Prune your roses in late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Pruning roses');
  });

  it('shows the rewrite next to the original with changes marked', async () => {
    const { user, container } = await open();
    await rewrite(user);
    expect(getParagraph(1)).toHaveTextContent('Roses need pruning in late winter.');
    await waitFor(() => expect(container.querySelector('ins')).toBeInTheDocument());
    expect(getParagraph(2)).toHaveTextContent('Unchanged.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('accepts the rewrite by paragraph, in full or not at all, and undoes a paragraph', async () => {
    const { user } = await open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep original paragraph 1' }));
    expect(getParagraph(1)).toHaveTextContent('The article uses the original.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getParagraph(1)).toHaveTextContent('The article uses the rewritten paragraph.');
    await user.click(screen.getByRole('button', { name: 'Keep the whole original' }));
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByText('Roses need pruning in late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Accept the whole rewrite' }));
    expect(getParagraph(1)).toHaveTextContent('The article uses the rewritten paragraph.');
  });

  it('saves the accepted paragraphs', async () => {
    let sent: unknown;
    server.use(
      mockReply(updateArticle, ({ body }) => {
        sent = body;
        return { success: true as const, article: { ...rewritten, content: original, version: 2 } };
      }),
    );
    const { user } = await open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep original paragraph 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent).toMatchObject({ title: 'Pruning roses', content: original });
  });

  it('shows an error when saving without a rewritten article, title or content [C-066]', async () => {
    const { user } = await open();
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

  it('shows an error when saving fails [C-067]', async () => {
    server.use(mockError(updateArticle, 'INTERNAL', ''));
    const { user } = await open();
    await rewrite(user);
    await user.click(screen.getByRole('button', { name: 'Keep the whole original' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save rewritten article');
  });

  it('restores the result after a reload', async () => {
    const { user, unmount } = await open();
    await rewrite(user);
    unmount();
    await open();
    expect(await screen.findByRole('region', { name: 'Original and rewritten' })).toBeVisible();
    expect(within(getParagraph(2)).getByText('Unchanged.')).toBeVisible();
  });
});
