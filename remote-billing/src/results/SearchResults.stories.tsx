import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import { renderStoryScreen, sampleId, withPendingQuery, withQueryData } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  articlePerformanceQuery,
  keywordResultsQuery,
  monthlyResultsQuery,
  searchPerformanceQuery,
} from './results.data.ts';
import {
  sampleArticleResults,
  sampleKeywordResults,
  sampleMonths,
  sampleResults,
  unknownResults,
} from './sampleResults.ts';
import { SearchResults } from './SearchResults.tsx';

const meta: Meta = { title: 'Screens/Billing/Search results', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const Section = () => <SearchResults timeframe="30d" />;
const query = searchPerformanceQuery('30d');
const keywords = keywordResultsQuery('30d');
const screen = (data: SearchPerformance, at = '/analytics') =>
  renderStoryScreen(Section, {
    at,
    layout: 'app',
    data: [
      withQueryData(query, { success: true, data }),
      withQueryData(keywords, { success: true, keywords: sampleKeywordResults }),
      withQueryData(monthlyResultsQuery, { success: true, unknown: null, months: sampleMonths }),
      withQueryData(articlePerformanceQuery(sampleId(1), '30d'), {
        success: true,
        data: sampleArticleResults,
      }),
    ],
  });

export const Full: Story = { render: screen(sampleResults()) };
export const ByKeyword: Story = { render: screen(sampleResults(), '/analytics?by=keywords') };
export const ByMonth: Story = { render: screen(sampleResults(), '/analytics?by=months') };
export const Article: Story = { render: screen(sampleResults(), `/analytics?article=${sampleId(1)}`) };
export const NothingStandsOut: Story = {
  render: screen(sampleResults({ findings: [], findingsUnknown: null })),
};
export const NotConnected: Story = { render: screen(unknownResults) };
export const Waiting: Story = {
  render: renderStoryScreen(Section, { at: '/analytics', layout: 'app', data: [withPendingQuery(query)] }),
};
export const WaitingKeywords: Story = {
  render: renderStoryScreen(Section, {
    at: '/analytics?by=keywords',
    layout: 'app',
    data: [withQueryData(query, { success: true, data: sampleResults() }), withPendingQuery(keywords)],
  }),
};
