import type { RankedArticle } from '@rankwright/contracts/account';

const columns: readonly [string, (article: RankedArticle) => string][] = [
  ['Title', ({ title }) => title],
  ['Keywords', ({ keywords }) => keywords.join('; ')],
  ['Read Time', ({ readTime }) => readTime],
  ['Status', ({ status }) => status],
  ['Industry', ({ industry }) => industry],
  ['Target Audience', ({ targetAudience }) => targetAudience],
];

/** A cell that a spreadsheet reads as text: quoted, and never a formula. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** The report as CSV, with the mark that makes spreadsheets read it as UTF-8. */
export const analyticsCsv = (articles: readonly RankedArticle[]): string => {
  const rows = [
    columns.map(([name]) => cell(name)),
    ...articles.map((article) => columns.map(([, value]) => cell(value(article)))),
  ];
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
};

export const csvName = (timeframe: string): string => `analytics-report-${timeframe}.csv`;
