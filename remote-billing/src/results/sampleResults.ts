import type { KeywordResult } from '@rankwright/contracts/planner';
import type {
  ArticlePerformance,
  MonthResult,
  SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
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

/** Thirty days, of which the last two are not final. */
const sampleDays = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  ...{ clicks: 36 + ((index * 7) % 12), impressions: 1_600, position: 8.4, isFinal: index < 28 },
}));

const rank = {
  ...{ change: null, days: 28, source: 'search-console' as const, lastDay: '2026-11-18', unknown: null },
};
export const sampleKeywordResults: KeywordResult[] = [
  {
    ...{ ...rank, keywordId: sampleId(1), keyword: 'rose pruning', clicks: 210, impressions: 4_120 },
    ...{ position: 4.2, interval: { low: 3.6, high: 4.8 } },
  },
  {
    ...{ ...rank, keywordId: sampleId(2), keyword: 'when to plant tulips', clicks: 12, impressions: 1_900 },
    ...{ position: 14.5, interval: { low: 9.1, high: 19.9 } },
  },
  {
    ...{ ...rank, keywordId: sampleId(3), keyword: 'garden shears', clicks: 1, impressions: 90 },
    ...{ position: 8, interval: null, days: 4 },
  },
  {
    ...{ ...rank, keywordId: sampleId(4), keyword: 'composting', clicks: null, impressions: null },
    ...{ position: null, interval: null, days: 0, source: null, lastDay: null },
    unknown: 'Google did not show the site for this keyword in the last 28 days.',
  },
];

const month = (name: string, clicks: number, days: number, isComplete: boolean): MonthResult => ({
  ...{ month: name, clicks, days, isComplete, impressions: 38 * clicks, position: 8.6 },
});
export const sampleMonths: MonthResult[] = [
  month('2026-07', 412, 17, false),
  month('2026-08', 980, 31, true),
  month('2026-09', 1_105, 30, true),
  month('2026-10', 1_240, 31, true),
  month('2026-11', 790, 20, false),
];

export const sampleArticleResults: ArticlePerformance = {
  ...{ unknown: null, total: { clicks: 412, impressions: 9_120, position: 4.21 }, days: sampleDays },
  queries: [
    { query: 'rose pruning', clicks: 210, impressions: 4_120, position: 4.2 },
    { query: 'when to prune roses', clicks: 96, impressions: 2_480, position: 3.8 },
  ],
  otherClicks: 106,
};

export const sampleResults = (change: Partial<SearchPerformance> = {}): SearchPerformance => ({
  unknown: null,
  total: { clicks: 1_284, impressions: 48_120, position: 8.42 },
  days: sampleDays,
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
