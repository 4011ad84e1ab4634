import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import { renderStoryScreen, withPendingQuery, withQueryData } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { searchPerformanceQuery } from './results.data.ts';
import { sampleResults, unknownResults } from './sampleResults.ts';
import { SearchResults } from './SearchResults.tsx';

const meta: Meta = { title: 'Screens/Billing/Search results', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const Section = () => <SearchResults timeframe="30d" />;
const query = searchPerformanceQuery('30d');
const screen = (data: SearchPerformance) =>
  renderStoryScreen(Section, {
    at: '/analytics',
    layout: 'app',
    data: [withQueryData(query, { success: true, data })],
  });

export const Full: Story = { render: screen(sampleResults()) };
export const NothingStandsOut: Story = {
  render: screen(sampleResults({ findings: [], findingsUnknown: null })),
};
export const NotConnected: Story = { render: screen(unknownResults) };
export const Waiting: Story = {
  render: renderStoryScreen(Section, { at: '/analytics', layout: 'app', data: [withPendingQuery(query)] }),
};
