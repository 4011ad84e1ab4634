import { createSeededRandom } from '../crash/createSeededRandom.ts';
import { addDays, takeRows, type FakeQuery, type FakeRow } from '../fakes/searchConsole/searchResults.ts';
import { drawCount } from './random.ts';

const origin = 'https://archive.example/';
const highestQueries = 8;

/** The address of a generated page. */
export const createPageUrl = (index: number): string => `${origin}posts/page-${index}/`;

const createRow = (keys: string[], impressions: number, position: number, share: number): FakeRow => {
  const clicks = Math.round(impressions * share);
  return { keys, clicks, impressions, ctr: clicks / impressions, position };
};

interface SiteDay {
  pages: FakeRow[];
  queries: FakeRow[];
}

const byClicks = (a: FakeRow, b: FakeRow): number => b.clicks - a.clicks || b.impressions - a.impressions;

/** Few pages are shown often, most of them once or twice a day: the mean falls with the page's rank. */
const generateDay = (pageCount: number, seed: number, day: string): SiteDay => {
  const random = createSeededRandom(seed + Date.parse(day) / 86_400_000);
  const pages: FakeRow[] = [];
  const queries: FakeRow[] = [];
  for (let index = 0; index < pageCount; index += 1) {
    const impressions = drawCount(4_000 / (index + 30) ** 0.9, 2, random);
    if (impressions === 0) continue;
    const url = createPageUrl(index);
    const position = 3 + (index % 40) + random();
    pages.push(createRow([url], impressions, position, 0.3 / position));
    const count = Math.min(impressions, 1 + (index % highestQueries));
    for (let query = 0; query < count; query += 1)
      queries.push(
        createRow(
          [url, `query ${query} of page ${index}`],
          Math.ceil(impressions / count),
          position + query,
          0.3 / position,
        ),
      );
  }
  return { pages: pages.toSorted(byClicks), queries: queries.toSorted(byClicks) };
};

const listDays = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...listDays(addDays(from, 1), to)];

/** Answers queries about a site with so many pages in its last days; a day is made when it is asked for. */
export const generateSearchSite = (pageCount: number, seed: number, dayCount: number) => {
  let last = { day: '', rows: { pages: [], queries: [] } as SiteDay };
  const readDay = (day: string): SiteDay => {
    if (last.day !== day) last = { day, rows: generateDay(pageCount, seed, day) };
    return last.rows;
  };
  return (query: FakeQuery, today: string, lagDays: number): FakeRow[] => {
    const { startDate, endDate, dimensions = [], dataState = 'final' } = query;
    const newest = dataState === 'final' ? addDays(today, -lagDays) : today;
    const oldest = addDays(today, 1 - dayCount);
    const days = listDays(startDate > oldest ? startDate : oldest, endDate < newest ? endDate : newest);
    // The figures of a whole day are not read by the sync, only which days there are.
    if (dimensions.join() === 'date')
      return takeRows(
        days.map((day) => createRow([day], 1, 1, 0)),
        query,
      );
    const rows = days.length === 1 ? readDay(startDate) : { pages: [], queries: [] };
    return takeRows(dimensions.includes('query') ? rows.queries : rows.pages, query);
  };
};
