import { listRefreshes, type Refresh } from '@rankwright/contracts/refreshes';
import { endpointQuery } from '@rankwright/sdk/api';
import { renderStoryScreen, sampleId, withPendingQuery, withQueryData } from '@rankwright/sdk/stories';
import { Stack } from '@rankwright/shared-ui/core';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { changedOnSite, sampleRefresh } from '../testing/sampleRefresh.ts';
import { samplePublication } from '../testing/samples.ts';
import { ProposalEditor } from './ProposalEditor.tsx';
import { refreshQuery } from './refresh.data.ts';
import { Component as RefreshesPage } from './RefreshesPage.tsx';

const meta: Meta = { title: 'Screens/Generator/Refreshes', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const list = endpointQuery(listRefreshes);
const listScreen = (refreshes: Refresh[]) =>
  renderStoryScreen(RefreshesPage, {
    at: '/refreshes',
    layout: 'app',
    data: [withQueryData(list, { success: true, refreshes })],
  });
const review = (change: Partial<Refresh>) => {
  const refresh = sampleRefresh(change);
  return renderStoryScreen(RefreshesPage, {
    at: `/refreshes?refresh=${refresh.id}`,
    layout: 'app',
    data: [withQueryData(refreshQuery(refresh.id), { success: true, refresh })],
  });
};
const { before } = sampleRefresh();
const measured = before && { ...before, from: '2026-11-21', to: '2026-12-18', clicks: 612 };
const updated: Partial<Refresh> = {
  state: 'updated',
  liveAt: '2026-11-20T09:00:00.000Z',
  publication: samplePublication(),
  after: measured,
  afterUnknown: null,
};

export const Full: Story = {
  render: listScreen([
    sampleRefresh(),
    sampleRefresh({ ...updated, id: sampleId(801), title: 'Mulch before the first frost' }),
    sampleRefresh({
      ...updated,
      ...{ id: sampleId(802), title: 'Compost, begun', after: null },
      afterUnknown: 'Not yet known until December 21, 2026.',
    }),
  ]),
};
export const Empty: Story = { render: listScreen([]) };
export const Waiting: Story = {
  render: renderStoryScreen(RefreshesPage, {
    at: '/refreshes',
    layout: 'app',
    data: [withPendingQuery(list)],
  }),
};
export const Writing: Story = { render: review({ state: 'running', progress: { done: 1, total: 4 } }) };
export const Updating: Story = {
  render: review({ state: 'updating', publication: samplePublication({ state: 'waiting' }) }),
};
export const Updated: Story = { render: review(updated) };
/** The open proposal without the request that reads the site again. */
const proposal = (change: Partial<Refresh>) =>
  renderStoryScreen(
    () => (
      <Stack spacing={4}>
        <ProposalEditor refresh={sampleRefresh(change)} isRead onDiscarded={() => undefined} />
      </Stack>
    ),
    { at: '/refreshes', layout: 'app', data: [] },
  );

export const Proposal: Story = { render: proposal({}) };
export const ChangedOnSite: Story = { render: proposal(changedOnSite) };
