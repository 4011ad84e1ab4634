import type { RankedArticle } from '@rankwright/contracts/account';

const columns: readonly [string, (article: RankedArticle) => string][] = [
  ['Title', ({ title }) => title],
  ['Keywords', ({ keywords }) => keywords.join('; ')],
  ['Read Time', ({ readTime }) => readTime],
  ['Status', ({ status }) => status],
  ['Industry', ({ industry }) => industry],
  ['Target Audience', ({ targetAudience }) => targetAudience],
];

/** A quoted cell; a leading `'` keeps spreadsheets from running it as a formula. */
const formatCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** The report as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export const createAnalyticsCsv = (articles: readonly RankedArticle[]): string => {
  const rows = [
    columns.map(([name]) => formatCell(name)),
    ...articles.map((article) => columns.map(([, value]) => formatCell(value(article)))),
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
};

export const getCsvFileName = (timeframe: string): string => `analytics-report-${timeframe}.csv`;
