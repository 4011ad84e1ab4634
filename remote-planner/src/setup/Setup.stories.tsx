import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import type { Keyword } from '@rankwright/contracts/planner';
import { profileQuery } from '@rankwright/sdk/queries';
import {
  renderStoryScreen,
  sampleId,
  sampleProfile,
  sampleOfflineWriter,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { monthQuery } from '../calendar/calendar.data.ts';
import { keywordsQuery } from '../keywords/keywords.data.ts';
import { sampleSetup } from '../testing/sampleSetup.ts';
import { Setup } from './Setup.tsx';
import { siteProfileQuery, writerQuery } from './setup.data.ts';
import { setupQuery } from './setupQuery.ts';

const meta: Meta = { title: 'Screens/Planner/Setup', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const phrases = [
  'rose pruning',
  'when to prune climbing roses',
  'bare-root roses',
  'roses for shade',
  'black spot on roses',
  'rose care for beginners',
];
const keywords = phrases.map((keyword, index): Keyword => ({
  id: sampleId(index + 1),
  keyword,
  volume: 1_300 - index * 170,
  difficulty: 4 + index,
  category: null,
  estimated: true,
}));
const profile = { ...emptySiteProfile, niche: 'Rose gardening', audience: 'Hobby gardeners' };
const setup = (...args: Parameters<typeof sampleSetup>): QueryPreset =>
  withQueryData(setupQuery, { success: true, setup: sampleSetup(...args) });
const withKeywords = (list: Keyword[]): QueryPreset =>
  withQueryData(keywordsQuery, { success: true, keywords: list });
const data: readonly QueryPreset[] = [
  withQueryData(profileQuery(sampleId(1)), sampleProfile()),
  withQueryData(monthQuery({ year: 2026, month: 11 }), { success: true, content: [] }),
  withQueryData(monthQuery({ year: 2026, month: 12 }), { success: true, content: [] }),
  withQueryData(writerQuery, { success: true, writer: sampleOfflineWriter() }),
];
const screen = (presets: readonly QueryPreset[], at = '/content-planner?setup=open') =>
  renderStoryScreen(() => <Setup today="2026-11-21" onShow={() => undefined} />, {
    at,
    layout: 'app',
    data: [...data, ...presets],
  });
const emptyProfile = withQueryData(siteProfileQuery, { success: true, siteProfile: emptySiteProfile });
const filledProfile = withQueryData(siteProfileQuery, { success: true, siteProfile: profile });

export const Checklist: Story = { render: screen([setup({})], '/content-planner') };
export const ChecklistNearlyDone: Story = {
  render: screen([setup({}, 'profile', 'keywords', 'plan', 'draft')], '/content-planner'),
};
const siteScreen = screen([setup({}), emptyProfile, withKeywords([])]);
export const Site: Story = { render: siteScreen };
export const SiteWithErrors: Story = {
  render: siteScreen,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }));
  },
};
export const Waiting: Story = { render: screen([setup({}), withPendingQuery(siteProfileQuery)]) };
const keywordScreen = screen([setup({}, 'profile'), filledProfile, withKeywords(keywords)]);
export const Keywords: Story = { render: keywordScreen };
export const KeywordsWaiting: Story = {
  render: screen([setup({}, 'profile'), filledProfile, withPendingQuery(keywordsQuery)]),
};
export const KeywordsEmpty: Story = {
  render: screen([setup({}, 'profile'), filledProfile, withKeywords([])]),
};
export const Plan: Story = {
  render: keywordScreen,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }));
    await page.findByLabelText('Article 1');
  },
};
