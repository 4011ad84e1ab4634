import type { Keyword } from '@rankwright/contracts/planner';
import { profileQuery } from '@rankwright/sdk/queries';
import {
  renderStoryScreen,
  sampleId,
  sampleProfile,
  sampleScheduledItem,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { backlogQuery } from '../../backlog/backlog.data.ts';
import { keywordsQuery } from '../../keywords/keywords.data.ts';
import { buildMonth } from '../calendar.model.ts';
import { FillDialog } from './FillDialog.tsx';

const meta: Meta = { title: 'Screens/Planner/Fill empty days', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const month = { year: 2026, month: 12 };
const today = '2026-12-10';
const noop = () => undefined;
const keywords = ['climbing roses', 'roses for shade', 'black spot on roses'].map(
  (keyword, index): Keyword => ({
    id: sampleId(index + 10),
    keyword,
    volume: 1_300,
    difficulty: 4,
    category: null,
    estimated: true,
  }),
);
const idea = sampleScheduledItem({ id: sampleId(1), title: 'Roses in pots', scheduledDate: null });
const withIdeas = (list: Keyword[], ...items: (typeof idea)[]): QueryPreset[] => [
  withQueryData(keywordsQuery, { success: true, keywords: list }),
  withQueryData(backlogQuery, { success: true, content: items }),
];
const screen = (presets: readonly QueryPreset[]) =>
  renderStoryScreen(
    () => (
      <FillDialog
        month={month}
        weeks={buildMonth(month, [], today)}
        today={today}
        onKeywords={noop}
        onClose={noop}
      />
    ),
    {
      at: '/content-planner',
      layout: 'app',
      data: [withQueryData(profileQuery(sampleId(1)), sampleProfile()), ...presets],
    },
  );

export const Proposal: Story = { render: screen(withIdeas(keywords, idea)) };
export const NothingToFill: Story = { render: screen(withIdeas([])) };
export const Waiting: Story = {
  render: screen([withPendingQuery(keywordsQuery), withPendingQuery(backlogQuery)]),
};
