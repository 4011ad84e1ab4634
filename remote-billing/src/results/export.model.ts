import type { SearchDay, SearchFigures } from '@rankwright/contracts/searchPerformance';
import { formatCsv } from '../csv/formatCsv.ts';
import type { AllResults } from './results.data.ts';

const columns = [
  ...['Type', 'Name', 'Address', 'From', 'To', 'Clicks', 'Impressions', 'Position'],
  ...['Position from', 'Position to', 'Final', 'Not known'],
];

const formatNumber = (value: number | null): string =>
  value === null ? '' : String(Math.round(value * 100) / 100);

const formatFigures = ({ clicks, impressions, position }: { [Key in keyof SearchFigures]: number | null }) =>
  [clicks, impressions, position].map(formatNumber);

const getLastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const formatFinal = (isFinal: boolean): string => (isFinal ? 'yes' : 'no');

/**
 * All results as CSV, one row for each page, keyword, day and month. Positions of keywords are averages of the 28 days up to
 * `To`, with their 95 % interval. An empty cell is not known.
 */
export const createResultsCsv = (
  { pages, period, keywords, months }: AllResults,
  days: readonly SearchDay[],
): string => {
  const { from, to } = period ?? { from: '', to: '' };
  return formatCsv([
    columns,
    ...pages.map((page) => [
      ...['Page', page.title ?? '', page.url, from, to, ...formatFigures(page)],
      ...['', '', '', ''],
    ]),
    ...keywords.map((result) => [
      ...['Keyword', result.keyword, '', '', result.lastDay ?? '', ...formatFigures(result)],
      formatNumber(result.interval ? Math.max(1, result.interval.low) : null),
      ...[formatNumber(result.interval?.high ?? null), '', result.unknown ?? ''],
    ]),
    ...days.map((day) => [
      ...['Day', '', '', day.date, day.date, ...formatFigures(day)],
      ...['', '', formatFinal(day.isFinal), ''],
    ]),
    ...months.map((month) => [
      ...['Month', month.month, '', `${month.month}-01`, getLastDay(month.month), ...formatFigures(month)],
      ...['', '', formatFinal(month.isComplete), ''],
    ]),
  ]);
};

export const getResultsFileName = (timeframe: string): string => `search-results-${timeframe}.csv`;
