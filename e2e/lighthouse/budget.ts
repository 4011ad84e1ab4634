import type { Result } from 'lighthouse';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Page {
  address: string;
  /** Opened by an account with a plan. */
  isSignedIn: boolean;
  minimumScores: Partial<Record<Category, number>>;
}

const publicScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

export const pages: readonly Page[] = [
  ...['/', '/features', '/pricing', '/blog', '/contact', '/login', '/signup'].map((address) => ({
    address,
    isSignedIn: false,
    minimumScores: publicScores,
  })),
  { address: '/content-planner', isSignedIn: true, minimumScores: { performance: 90 } },
];

const maxLayoutShift = 0.02;

export interface Row {
  address: string;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Largest contentful paint in milliseconds. */
  largestPaint: number;
  /** Total blocking time in milliseconds. */
  blocked: number;
}

const getScore = (report: Result, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

export const createRow = (address: string, report: Result): Row => ({
  address,
  performance: getScore(report, 'performance'),
  accessibility: getScore(report, 'accessibility'),
  'best-practices': getScore(report, 'best-practices'),
  seo: getScore(report, 'seo'),
  shift: report.audits['cumulative-layout-shift']?.numericValue ?? 1,
  largestPaint: Math.round(report.audits['largest-contentful-paint']?.numericValue ?? 0),
  blocked: Math.round(report.audits['total-blocking-time']?.numericValue ?? 0),
});

/** One line for each missed target. */
export const findMissedTargets = (row: Row, { minimumScores }: Page): string[] => [
  ...(Object.entries(minimumScores) as [Category, number][])
    .filter(([category, minimum]) => row[category] < minimum)
    .map(([category, minimum]) => `${row.address}: ${category} ${row[category]}, at least ${minimum}`),
  ...(row.shift > maxLayoutShift
    ? [`${row.address}: layout shift ${row.shift}, at most ${maxLayoutShift}`]
    : []),
];

/** One line for each failed audit. */
export const listFailedAudits = (report: Result): string[] =>
  Object.values(report.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`);
