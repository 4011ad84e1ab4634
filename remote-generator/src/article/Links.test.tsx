import { getArticle } from '@rankwright/contracts/articles';
import { suggestLinks, type LinkSuggestion } from '@rankwright/contracts/links';
import { sampleId } from '@rankwright/sdk/stories';
import { mockError, mockReply } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, open, openPanelTab, server, type User } from '../testing/articleScreen.tsx';
import { sampleArticle } from '../testing/samples.ts';

const winter: LinkSuggestion = {
  articleId: sampleId(7),
  title: 'Winter work',
  url: 'https://roses.example/winter',
  ...{ before: 'Prune in ', anchor: 'late winter', after: '.', start: 9 },
};
const older: LinkSuggestion = {
  articleId: sampleId(8),
  title: 'The garden in March',
  url: 'https://roses.example/pruning',
  ...{ before: 'We write about ', anchor: 'pruning roses', after: '.', start: 15 },
};
const content = 'Prune in late winter.';

const suggest = (reply: { outgoing?: LinkSuggestion[]; incoming?: LinkSuggestion[]; isLive?: boolean }) =>
  server.use(mockReply(suggestLinks, { success: true, outgoing: [], incoming: [], isLive: true, ...reply }));
const openLinks = async () => {
  const { user } = await open(sampleArticle({ content }));
  await openPanelTab(user, 'Links');
  const links = await screen.findByRole('region', { name: 'Links' });
  return { user, links };
};
const request = (user: User) => user.click(screen.getByRole('button', { name: 'Suggest links' }));

describe('links', () => {
  it('are suggested on demand, in their sentence', async () => {
    suggest({ outgoing: [winter], incoming: [older] });
    const { user, links } = await openLinks();
    expect(within(links).queryByRole('list')).toBeNull();
    await request(user);
    const outgoing = await within(links).findByRole('list', { name: 'From this article' });
    expect(outgoing).toHaveTextContent('Winter work');
    expect(outgoing).toHaveTextContent('Prune in late winter.');
    expect(within(links).getByRole('list', { name: 'From your other posts' })).toHaveTextContent(
      'We write about pruning roses.',
    );
    expect(await axe(links)).toHaveNoViolations();
  });

  it('are added only when asked, and taken out again by Undo', async () => {
    suggest({ outgoing: [winter] });
    const { user, links } = await openLinks();
    await request(user);
    await user.click(await screen.findByRole('button', { name: 'Add link: Winter work' }));
    expect(await screen.findByRole('link', { name: 'late winter' })).toHaveAttribute('href', winter.url);
    expect(within(links).queryByText('Winter work')).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'late winter' })).toBeNull());
    expect(within(links).getByText('Winter work')).toBeVisible();
  });

  it('stay dismissed until they are shown again', async () => {
    suggest({ outgoing: [winter] });
    const { user, links } = await openLinks();
    await request(user);
    await user.click(await screen.findByRole('button', { name: 'Dismiss: Winter work' }));
    expect(links).toHaveTextContent('No links to suggest.');
    await user.click(screen.getByRole('button', { name: 'Suggest again' }));
    await waitFor(() => expect(links).toHaveTextContent('No links to suggest.'));
    await user.click(screen.getByRole('button', { name: 'Show dismissed (1)' }));
    expect(within(links).getByText('Winter work')).toBeVisible();
  });

  it('open an older article with the link as an unsaved change', async () => {
    const march = sampleArticle({
      id: sampleId(8),
      title: older.title,
      content: 'We write about pruning roses.',
    });
    suggest({ incoming: [older] });
    server.use(mockReply(getArticle, { success: true, article: march }));
    const { user } = await openLinks();
    await request(user);
    await user.click(await screen.findByRole('button', { name: `Open with link: ${older.title}` }));
    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.endsWith(`article:${sampleId(8)}`))).toBe(true),
    );
    const key = Object.keys(localStorage).find((name) => name.endsWith(`article:${sampleId(8)}`)) ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as {
      value: { text: { content: string }; baseVersion: number };
    };
    expect(draft.value.text.content).toBe('We write about [pruning roses](https://roses.example/pruning).');
    expect(draft.value.baseVersion).toBe(march.version);
  });

  it('are not offered for an older article whose text has changed', async () => {
    suggest({ incoming: [older] });
    server.use(mockReply(getArticle, { success: true, article: sampleArticle({ id: sampleId(8) }) }));
    const { user } = await openLinks();
    await request(user);
    await user.click(await screen.findByRole('button', { name: `Open with link: ${older.title}` }));
    expect(await screen.findByText('The text has changed. Suggest links again.')).toBeVisible();
    expect(Object.keys(localStorage).some((key) => key.endsWith(`article:${sampleId(8)}`))).toBe(false);
  });

  it('say when there are none, and when others cannot link to the article yet', async () => {
    suggest({ isLive: false });
    const { user, links } = await openLinks();
    await request(user);
    await waitFor(() => expect(links).toHaveTextContent('No links to suggest.'));
    expect(links).toHaveTextContent('once this article is published');
  });

  it('say when they could not be loaded', async () => {
    server.use(mockError(suggestLinks, 'UNAVAILABLE'));
    const { user, links } = await openLinks();
    await request(user);
    await waitFor(() => expect(links).toHaveTextContent('temporarily unavailable'));
    expect(article.content).not.toContain('](');
  });
});
