import { listRefreshes, type Refresh } from '@rankwright/contracts/refreshes';
import { mockApi, mockError, mockReply, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleRefresh } from '../testing/sampleRefresh.ts';
import { Component as RefreshesPage } from './RefreshesPage.tsx';

const api = mockApi();

describe('the list of refreshes', () => {
  const openList = (refreshes: Refresh[]) => {
    api.use(mockReply(listRefreshes, { success: true, refreshes }));
    return renderScreen(<RefreshesPage />, { at: '/refreshes' });
  };

  it('says for each what is known of its page', async () => {
    const { before } = sampleRefresh();
    const { container } = openList([
      sampleRefresh({ state: 'updated', afterUnknown: 'Not yet known until December 21, 2026.' }),
      sampleRefresh({
        id: sampleId(801),
        state: 'updated',
        afterUnknown: null,
        after: { ...before!, clicks: 612 },
      }),
      sampleRefresh({ id: sampleId(802), before: null, beforeUnknown: 'Search Console is not connected.' }),
    ]);
    const list = await screen.findByRole('list', { name: 'Refreshes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'How to prune rosesWordPress. 380 clicks in 28 days before. After: not yet known until December 21, 2026.Updated',
      'How to prune rosesWordPress. 380 clicks in 28 days before, 612 after.Updated',
      'How to prune rosesWordPress. After: known 28 days after the update.To review',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to Analytics while there is none, and loads again after an error', async () => {
    api.use(mockError(listRefreshes, 'INTERNAL'));
    const { user } = renderScreen(<RefreshesPage />, { at: '/refreshes' });
    const retry = await screen.findByRole('button', { name: /retry|try again/i });
    api.use(mockReply(listRefreshes, { success: true, refreshes: [] }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Open Analytics' })).toHaveAttribute('href', '/analytics');
  });
});
