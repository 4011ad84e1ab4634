import type { RankedArticle } from '@rankwright/contracts/account';
import { formatCsv } from '../csv/formatCsv.ts';

const columns: readonly [string, (article: RankedArticle) => string][] = [
  ['Title', ({ title }) => title],
  ['Keywords', ({ keywords }) => keywords.join('; ')],
  ['Read Time', ({ readTime }) => readTime],
  ['Status', ({ status }) => status],
  ['Industry', ({ industry }) => industry],
  ['Target Audience', ({ targetAudience }) => targetAudience],
];

/** The report as CSV. */
export const createAnalyticsCsv = (articles: readonly RankedArticle[]): string =>
  formatCsv([
    columns.map(([name]) => name),
    ...articles.map((article) => columns.map(([, value]) => value(article))),
  ]);

export const getCsvFileName = (timeframe: string): string => `analytics-report-${timeframe}.csv`;
