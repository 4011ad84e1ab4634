import type { Result } from 'lighthouse';

export const addresses = ['/', '/features', '/pricing', '/blog', '/contact'] as const;

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const mostShift = 0.02;

export interface Row {
  address: string;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds to the largest paint. */
  largestPaint: number;
  /** Milliseconds in which the page could not answer. */
  blocked: number;
}

const percent = (report: Result, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

export const rowOf = (address: string, report: Result): Row => ({
  address,
  performance: percent(report, 'performance'),
  accessibility: percent(report, 'accessibility'),
  'best-practices': percent(report, 'best-practices'),
  seo: percent(report, 'seo'),
  shift: report.audits['cumulative-layout-shift']?.numericValue ?? 1,
  largestPaint: Math.round(report.audits['largest-contentful-paint']?.numericValue ?? 0),
  blocked: Math.round(report.audits['total-blocking-time']?.numericValue ?? 0),
});

/** Where a page falls short, in words; empty when it does not. */
export const shortcomings = (row: Row): string[] => [
  ...(Object.keys(least) as (keyof typeof least)[])
    .filter((category) => row[category] < least[category])
    .map((category) => `${row.address}: ${category} ${row[category]}, at least ${least[category]}`),
  ...(row.shift > mostShift ? [`${row.address}: layout shift ${row.shift}, at most ${mostShift}`] : []),
];

/** What a report finds wrong, in words, for whoever mends it. */
export const findingsOf = (report: Result): string[] =>
  Object.values(report.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`);
