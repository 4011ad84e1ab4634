import type { SearchPerformance } from '@rankwright/contracts/searchPerformance';
import { sampleId } from '@rankwright/sdk/stories';

const page = (path: string, articleId: string | null = null, title: string | null = null) => ({
  ...{ url: `https://garden.example/${path}`, articleId, title },
});
const roses = page('roses', sampleId(1), 'How to prune roses');
const cause = 'The cause: competitors, a changed results page and the text itself look the same in clicks.';

export const unknownResults: SearchPerformance = {
  ...{ unknown: 'Search Console is not connected.', total: null },
  ...{ days: [], pages: [], findings: [], findingsUnknown: null },
};

export const sampleResults = (change: Partial<SearchPerformance> = {}): SearchPerformance => ({
  unknown: null,
  total: { clicks: 1_284, impressions: 48_120, position: 8.42 },
  days: [{ date: '2026-11-20', clicks: 40, impressions: 1_600, position: 8.4, isFinal: false }],
  pages: [
    { ...roses, clicks: 412, impressions: 9_120, position: 4.21, previousClicks: 640 },
    { ...page('tulips'), clicks: 88, impressions: 3_400, position: 9.8, previousClicks: 80 },
    { ...page('new'), clicks: 3, impressions: 90, position: null, previousClicks: null },
  ],
  findings: [
    {
      ...{ kind: 'decay', ...roses, clicks: 380, expectedClicks: 655 },
      ...{ fall: 0.42, fallInterval: { low: 0.31, high: 0.51 }, unknown: [cause] },
    },
    {
      ...{ kind: 'striking-distance', ...page('tulips'), query: 'when to plant tulips' },
      ...{ position: 7.6, impressions: 1_900, possibleClicks: 120 },
      unknown: ['Whether the page can get there: how strong the results above it are is not measured.'],
    },
    {
      ...{ kind: 'cannibalization', ...roses, query: 'rose care' },
      pages: [{ ...page('rose-care'), position: 11.2, share: 0.34 }],
      unknown: ['Whether the pages answer different needs: then both belong in the results.'],
    },
  ],
  findingsUnknown: '12 of 40 pages have fewer than 25 clicks in 28 days: too few to tell decay from chance.',
  ...change,
});
