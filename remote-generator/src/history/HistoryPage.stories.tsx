import type { HistoryRow } from '@rankwright/contracts/articles';
import { renderStoryScreen, sampleId, withPendingQuery, type QueryPreset } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { historyPage, samplePublication, sampleRow } from '../testing/samples.ts';
import { historyQuery } from './history.data.ts';
import { Component as HistoryPage } from './HistoryPage.tsx';

const meta: Meta = { title: 'Screens/Generator/Content History', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const { queryKey } = historyQuery({ search: '', status: '', type: '', sort: '' });
const holds =
  (rows: HistoryRow[]): QueryPreset =>
  (client) =>
    void client.setQueryData(queryKey, {
      pages: [historyPage(rows)],
      pageParams: [{ page: 1, cursor: null }],
    });
const screen = (data: QueryPreset) =>
  renderStoryScreen(HistoryPage, { at: '/content-history', layout: 'app', data: [data] });

export const Full: Story = {
  render: screen(
    holds([
      sampleRow({ status: 'published', publications: [samplePublication()] }),
      sampleRow({ id: sampleId(2), title: 'Mulch before the first frost', difficulty: 8 }),
      sampleRow({ id: sampleId(3), title: 'Compost, begun', type: 'scheduled', status: 'planned' }),
    ]),
  ),
};
export const Empty: Story = { render: screen(holds([])) };
export const Waiting: Story = { render: screen(withPendingQuery({ queryKey })) };
