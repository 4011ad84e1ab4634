/** What a page had for a query on a day. */
export interface FakeResult {
  /** `YYYY-MM-DD`, Pacific time. */
  date: string;
  page: string;
  query: string;
  clicks: number;
  impressions: number;
  position: number;
  /** Too rare: counted for the page, but not listed with its query. */
  isWithheld?: boolean;
}

export interface FakeQuery {
  startDate: string;
  endDate: string;
  dimensions?: ('date' | 'page' | 'query')[];
  dataState?: 'final' | 'all';
  rowLimit?: number;
  startRow?: number;
  /** Only with `includingRegex` over queries; all have to match. */
  dimensionFilterGroups?: {
    filters: { dimension: string; operator?: string; expression: string }[];
  }[];
}

const dayMs = 86_400_000;
const highestRowLimit = 25_000;
const highestExpression = 4_096;
/** Rows per day and search type that the real service gives at most. */
const highestDayRows = 50_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const formatPacificDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(at);

/** Why the real service would refuse the query; null: it would not. */
export const findProblem = ({
  startDate,
  endDate,
  rowLimit = 1_000,
  startRow = 0,
  dimensionFilterGroups = [],
}: FakeQuery): string | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(startDate) || !/^\d{4}-\d\d-\d\d$/.test(endDate)) return 'Invalid date.';
  if (startDate > endDate) return 'startDate is after endDate.';
  const filters = dimensionFilterGroups.flatMap((group) => group.filters);
  if (filters.some(({ dimension, operator }) => dimension !== 'query' || operator !== 'includingRegex'))
    return 'The fake knows expressions over queries only.';
  if (filters.some(({ expression }) => expression.length > highestExpression))
    return 'The expression is too long.';
  if (rowLimit < 1 || rowLimit > highestRowLimit) return 'rowLimit must be between 1 and 25000.';
  return startRow < 0 ? 'startRow must not be negative.' : null;
};

export interface FakeRow {
  keys: string[];
  clicks: number;
  impressions: number;
  ctr: number;
  position: number;
}

/** The asked part of the rows that the real service gives. */
export const takeRows = (
  rows: readonly FakeRow[],
  { startRow = 0, rowLimit = 1_000 }: Pick<FakeQuery, 'startRow' | 'rowLimit'>,
): FakeRow[] => rows.slice(0, highestDayRows).slice(startRow, startRow + rowLimit);

/** Groups results like the real service: most clicks first, or by date. */
export const answerQuery = (
  results: readonly FakeResult[],
  {
    startDate,
    endDate,
    dimensions = [],
    dataState = 'final',
    dimensionFilterGroups = [],
    ...page
  }: FakeQuery,
  today: string,
  lagDays: number,
): FakeRow[] => {
  const newest = dataState === 'final' ? addDays(today, -lagDays) : today;
  const groups = new Map<string, FakeRow>();
  const expressions = dimensionFilterGroups.flatMap(({ filters }) =>
    filters.map(({ expression }) => new RegExp(expression, 'u')),
  );
  for (const { clicks, impressions, position, isWithheld, ...keys } of results) {
    if (keys.date < startDate || keys.date > endDate || keys.date > newest) continue;
    if (isWithheld && (dimensions.includes('query') || expressions.length > 0)) continue;
    if (!expressions.every((expression) => expression.test(keys.query))) continue;
    const names = dimensions.map((dimension) => keys[dimension]);
    const row = groups.get(names.join('\n')) ?? {
      keys: names,
      clicks: 0,
      impressions: 0,
      ctr: 0,
      position: 0,
    };
    // `position` holds the sum until all are added.
    row.position += position * impressions;
    row.clicks += clicks;
    row.impressions += impressions;
    groups.set(names.join('\n'), row);
  }
  const rows = [...groups.values()].map((row) => ({
    ...row,
    ctr: row.clicks / row.impressions,
    position: row.position / row.impressions,
  }));
  const sorted = dimensions.includes('date')
    ? rows.toSorted((a, b) => (a.keys[0] ?? '').localeCompare(b.keys[0] ?? ''))
    : rows.toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions);
  return takeRows(sorted, page);
};
