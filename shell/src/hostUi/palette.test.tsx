import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { listKeywords } from '@rankwright/contracts/planner';
import { mockApi, mockError, mockReply, sampleId } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { accountHandlers, noContent, renderHost, type HostOptions } from '../testing/renderHost.tsx';
import { closePalette } from './commandPalette.store.ts';
import { setShortcutsEnabled } from './shortcuts.store.ts';

const api = mockApi(...accountHandlers);
afterEach(() => {
  act(() => closePalette());
  act(() => setShortcutsEnabled(true));
});

const Planner = () => (
  <>
    <h1>Planner</h1>
    <input aria-label="Title" />
  </>
);
const screens = [
  { path: '/content-planner', Page: Planner },
  { path: '/content-history', Page: () => <h1>History</h1> },
  { path: '/generate-content', Page: () => <h1>Article</h1> },
  {
    path: '/settings',
    Page: () => (
      <>
        <h1>Settings</h1>
        <h2 id="passkeys" tabIndex={-1}>
          Your passkeys
        </h2>
      </>
    ),
  },
] as const;

const article: HistoryRow = {
  id: sampleId(7),
  articleId: sampleId(7),
  image: null,
  title: 'Roses in winter',
  status: 'draft',
  state: 'draft',
  keyword: 'roses',
  difficulty: null,
  volume: 500,
  date: '2026-11-20T09:00:00.000Z',
  scheduledDate: null,
  publishedDate: null,
  type: 'article',
  publications: [],
};
const keyword = {
  id: sampleId(8),
  keyword: 'rose pruning',
  volume: null,
  difficulty: 1,
  category: null,
  estimated: false,
};

const open = async (options?: HostOptions) => {
  const host = await renderHost(screens, options);
  await screen.findByRole('heading', { name: 'Planner' });
  return host;
};
const search = async (text: string) => {
  const host = await open();
  await host.user.keyboard('{Control>}k{/Control}');
  await host.user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), text);
  return host;
};
const readPath = ({ router }: Awaited<ReturnType<typeof open>>): string =>
  `${router.state.location.pathname}${router.state.location.search}`;

describe('the search of the command palette', () => {
  it('finds an article of the account and opens it', async () => {
    const searches: (string | null)[] = [];
    api.use(
      mockReply(getContentHistory, ({ query }) => {
        searches.push(query.get('search'));
        return { success: true as const, data: { ...noContent, content: [article] } };
      }),
    );
    const host = await search('winter');
    await screen.findByRole('option', { name: /^Roses in winter/, selected: true });
    expect(searches).toEqual(['winter']);
    await host.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Article' });
    expect(readPath(host)).toBe(`/generate-content?article=${article.id}`);
  });

  it('opens the article of a plan', async () => {
    const plan = {
      ...article,
      id: sampleId(6),
      articleId: sampleId(5),
      type: 'blog',
      title: 'Roses next winter',
    };
    api.use(mockReply(getContentHistory, { success: true, data: { ...noContent, content: [plan] } }));
    const host = await search('winter');
    await host.user.click(await screen.findByRole('option', { name: /^Roses next winter/ }));
    await screen.findByRole('heading', { name: 'Article' });
    expect(readPath(host)).toBe(`/generate-content?article=${sampleId(5)}`);
  });

  it('opens the publish dialog of an article', async () => {
    api.use(mockReply(getContentHistory, { success: true, data: { ...noContent, content: [article] } }));
    const host = await search('winter');
    await host.user.click(await screen.findByRole('option', { name: /^Publish “Roses in winter”/ }));
    await screen.findByRole('heading', { name: 'Article' });
    expect(readPath(host)).toBe(`/generate-content?article=${article.id}&publish=open`);
  });

  it('finds a keyword and shows it in the list', async () => {
    api.use(mockReply(listKeywords, { success: true, keywords: [keyword] }));
    const host = await search('pruning');
    await host.user.click(await screen.findByRole('option', { name: /rose pruning/ }));
    expect(readPath(host)).toBe('/content-planner?view=keywords&find=rose%20pruning');
  });

  it.each([
    ['plan month', 'Plan a month of articles'],
    ['dark', 'Dark mode'],
    ['security', 'Two-factor authentication'],
    ['sign out', 'Log out'],
    ['keys', 'Keyboard shortcuts'],
  ])('finds by “%s”: %s', async (text, label) => {
    await search(text);
    expect(screen.getByRole('option', { name: new RegExp(`^${label}`) })).toBeVisible();
  });

  it('says when nothing matches', async () => {
    await search('zzz');
    expect(await screen.findByText('No results. Try another search.')).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('opens the section of the settings and focuses its heading', async () => {
    const host = await search('passkey');
    await host.user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Your passkeys' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading).toHaveFocus();
  });

  it('says that articles could not be searched, and tries again', async () => {
    api.use(mockError(getContentHistory, 'UNAVAILABLE'));
    const host = await search('winter');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be searched');
    api.use(mockReply(getContentHistory, { success: true, data: { ...noContent, content: [article] } }));
    await host.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /^Roses in winter/ })).toBeVisible();
  });
});

describe('keyboard shortcuts', () => {
  it('go to a screen with two keys', async () => {
    const host = await open();
    await host.user.keyboard('gh');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    await host.user.keyboard('n');
    expect(await screen.findByRole('heading', { name: 'Article' })).toBeVisible();
  });

  it('open the search without typing the key into it', async () => {
    const host = await open();
    await host.user.keyboard('/');
    expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toHaveValue('');
  });

  it('are listed with ?, and can be switched off and on again', async () => {
    const host = await open();
    await host.user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('New article');
    expect(await axe(sheet)).toHaveNoViolations();
    await host.user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(localStorage.getItem('rankwright:shortcuts')).toBe('off');
    await host.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await host.user.keyboard('gh?');
    expect(screen.getByRole('heading', { name: 'Planner' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await host.user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toBeVisible();
  });

  it('do nothing while typing', async () => {
    const host = await open();
    await host.user.type(screen.getByLabelText('Title'), 'gh?n/');
    expect(screen.getByLabelText('Title')).toHaveValue('gh?n/');
    expect(readPath(host)).toBe('/content-planner');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing for visitors', async () => {
    const host = await open({ signedIn: false });
    await host.user.keyboard('gh?');
    expect(readPath(host)).toBe('/content-planner');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
