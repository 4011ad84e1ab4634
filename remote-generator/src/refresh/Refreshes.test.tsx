import {
  approveRefresh,
  createRefreshProposal,
  discardRefresh,
  getRefresh,
  listRefreshes,
  readLiveText,
  updateRefreshProposal,
  type Refresh,
} from '@rankwright/contracts/refreshes';
import { getArticle } from '@rankwright/contracts/articles';
import { getWriter } from '@rankwright/contracts/writers';
import {
  mockApi,
  mockError,
  mockReply,
  renderScreen,
  sampleOfflineWriter,
  sampleWriter,
} from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { changedOnSite, sampleRefresh } from '../testing/sampleRefresh.ts';
import { Component as RefreshesPage } from './RefreshesPage.tsx';

const api = mockApi();
const reply = (refresh: Refresh) => ({ success: true as const, refresh });

/** Opens a stored refresh; `live` is what the site says when it is read again. */
const open = async (stored: Refresh, live: Refresh = stored) => {
  const server = { current: stored, approvals: [] as unknown[], saved: [] as unknown[] };
  api.use(
    mockReply(getRefresh, () => reply(server.current)),
    mockReply(readLiveText, () => {
      server.current = live;
      return reply(live);
    }),
    mockReply(updateRefreshProposal, ({ body }) => {
      const { edition, ...proposal } = body as Refresh['proposal'] & { edition: number };
      server.saved.push(proposal);
      server.current = { ...server.current, proposal, edition: edition + 1 };
      return reply(server.current);
    }),
    mockReply(approveRefresh, ({ body }) => {
      server.approvals.push(body);
      const publication = samplePublication({ state: 'waiting' });
      server.current = { ...server.current, state: 'updating', publication };
      return reply(server.current);
    }),
  );
  const view = renderScreen(<RefreshesPage />, { at: `/refreshes?refresh=${stored.id}` });
  await screen.findByRole('heading', { level: 1, name: stored.title });
  return { ...view, server };
};
const approve = () => screen.findByRole('button', { name: 'Approve and update' });
const isReady = async () => waitFor(async () => expect(await approve()).toBeEnabled());

describe('a refresh', () => {
  it('shows why, the difference to the live text, and the figures before', async () => {
    const { container } = await open(sampleRefresh());
    await isReady();
    const reason = screen.getByRole('region', { name: 'Losing clicks' });
    expect(reason).toHaveTextContent('380 clicks in 28 days instead of about 655');
    expect(reason).toHaveTextContent('Not known: The cause');
    const difference = screen.getByRole('region', { name: 'Live text and proposal' });
    expect(await within(difference).findByText('late', { exact: false, selector: 'ins' })).toBeVisible();
    const figures = screen.getByRole('table', { name: 'Search results before and after' });
    expect(within(figures).getByRole('row', { name: 'Clicks 380 –' })).toBeVisible();
    expect(screen.getByText(/After: Known 28 days after the update\./)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('saves what was changed and approves exactly what is on screen', async () => {
    const { user, server } = await open(sampleRefresh());
    await isReady();
    await user.type(screen.getByRole('textbox', { name: /Content/ }), ' Then the rest.');
    await user.click(await approve());
    expect(await screen.findByText(/is being updated/)).toBeVisible();
    expect(server.saved).toHaveLength(1);
    expect(server.saved[0]).toHaveProperty('content', expect.stringMatching(/Then the rest\.$/));
    expect(server.approvals).toEqual([
      { edition: 2, articleVersion: 3, revision: 'a1', replacesSiteText: false },
    ]);
  });

  it('does not replace an edit made on the site before a person has confirmed it', async () => {
    const stored = sampleRefresh();
    const { user, server, container } = await open(stored, sampleRefresh(changedOnSite));
    expect(await screen.findByText(/was changed on your site after the proposal was made/)).toBeVisible();
    expect(await approve()).toBeDisabled();
    expect(await approve()).toHaveAccessibleDescription('Confirm what the update replaces first.');
    await user.click(screen.getByRole('button', { name: 'Show the change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed on your site' });
    expect(await within(dialog).findByText('and diseased', { exact: false, selector: 'ins' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('checkbox', { name: /I have seen the change/ }));
    await user.click(await approve());
    await screen.findByText(/is being updated/);
    expect(server.approvals).toEqual([expect.objectContaining({ revision: 'b2', replacesSiteText: true })]);
  });

  it('starts again from the text on the site', async () => {
    const { user } = await open(sampleRefresh(), sampleRefresh(changedOnSite));
    await user.click(await screen.findByRole('button', { name: 'Start again from the site’s text' }));
    expect(screen.getByRole('textbox', { name: /Content/ })).toHaveValue(changedOnSite.live?.content);
    expect(await approve()).toHaveAccessibleDescription('Change the text first.');
  });

  it('asks before it replaces a text that the platform does not let be read', async () => {
    const { live } = sampleRefresh();
    const { user, server } = await open(
      sampleRefresh({ platform: 'shopify', live: { ...live, readAt: null, revision: 'sent-3' } }),
    );
    await user.click(
      await screen.findByRole('checkbox', { name: 'It may replace changes made on the site' }),
    );
    await user.click(await approve());
    await screen.findByText(/is being updated/);
    expect(server.approvals).toEqual([expect.objectContaining({ replacesSiteText: true })]);
  });

  it('waits for the text on the site, and reads it again after an error', async () => {
    const stored = sampleRefresh();
    api.use(mockReply(getRefresh, reply(stored)), mockError(readLiveText, 'REFRESH_POST_MISSING'));
    const { user } = renderScreen(<RefreshesPage />, { at: `/refreshes?refresh=${stored.id}` });
    expect(await screen.findByText(/no longer on the site/)).toBeVisible();
    expect(await approve()).toBeDisabled();
    api.use(mockReply(readLiveText, reply(stored)));
    await user.click(screen.getByRole('button', { name: /retry|try again/i }));
    await isReady();
  });

  it('says what the writer does, and what it left', async () => {
    await open(sampleRefresh({ state: 'running', progress: { done: 1, total: 4 } }));
    expect(await screen.findByRole('progressbar', { name: 'Writing section 2 of 4' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and update' })).not.toBeInTheDocument();
  });

  it('says that the update failed, and can be approved again', async () => {
    const publication = samplePublication({ state: 'failed', error: 'It was changed on the site.' });
    await open(sampleRefresh({ state: 'updating', publication }));
    expect(await screen.findByText(/The post was not updated\. It was changed on the site\./)).toBeVisible();
    await isReady();
  });

  it('shows what became of an updated post', async () => {
    const before = sampleRefresh().before;
    await open(
      sampleRefresh({
        ...{ state: 'updated', liveAt: '2026-11-20T09:00:00.000Z', afterUnknown: null },
        after: { ...before!, from: '2026-11-21', to: '2026-12-18', clicks: 612, position: 4.9 },
      }),
    );
    expect(await screen.findByText(/was updated on November 20, 2026/)).toBeVisible();
    const figures = screen.getByRole('table', { name: 'Search results before and after' });
    expect(within(figures).getByRole('row', { name: 'Clicks 380 612' })).toBeVisible();
    expect(within(figures).getByRole('row', { name: 'Average position 7.4 4.9' })).toBeVisible();
    expect(screen.getByText(/Not known: how much of a change is due to the new text/)).toBeVisible();
  });

  it('discards a proposal and goes back to the list', async () => {
    const discarded = jest.fn();
    const { user } = await open(sampleRefresh());
    api.use(
      mockReply(discardRefresh, ({ params }) => {
        discarded(params.id);
        return { success: true as const };
      }),
      mockReply(listRefreshes, { success: true, refreshes: [] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No refreshes yet')).toBeVisible();
    expect(discarded).toHaveBeenCalledWith(sampleRefresh().id);
  });
});

describe('the start of a refresh', () => {
  const at = `/refreshes?article=${sampleArticle().id}&kind=cannibalization&query=rose%20care`;
  const start = (writer = sampleWriter({ source: 'account' })) => {
    const asked = jest.fn();
    const refresh = sampleRefresh();
    api.use(
      mockReply(getArticle, { success: true, article: sampleArticle() }),
      mockReply(getWriter, { success: true, writer }),
      mockReply(createRefreshProposal, ({ params, body }) => {
        asked(params.id, body);
        return reply(refresh);
      }),
      mockReply(getRefresh, reply(refresh)),
      mockReply(readLiveText, reply(refresh)),
    );
    return { ...renderScreen(<RefreshesPage />, { at }), asked };
  };

  it('says why, and lets the writer propose a text', async () => {
    const { user, asked, container } = start();
    expect(await screen.findByText('Pages that compete with each other: “rose care”')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Propose a new text' }));
    expect(await approve()).toBeVisible();
    expect(asked).toHaveBeenCalledWith(sampleArticle().id, {
      ...{ finding: { kind: 'cannibalization', query: 'rose care' }, by: 'writer' },
    });
  });

  it('is by hand without a language model', async () => {
    const { user, asked } = start(sampleOfflineWriter());
    await user.click(await screen.findByRole('button', { name: 'Edit the live text myself' }));
    expect(await approve()).toBeVisible();
    expect(asked).toHaveBeenCalledWith(sampleArticle().id, expect.objectContaining({ by: 'person' }));
    expect(screen.queryByRole('button', { name: 'Propose a new text' })).not.toBeInTheDocument();
  });
});
