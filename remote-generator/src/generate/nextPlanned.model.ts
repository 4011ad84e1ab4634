import type { HistoryRow } from '@rankwright/contracts/articles';

const shownArticles = 3;

export type PlannedRow = HistoryRow & { scheduledDate: string };

/** The next articles of the plan, from today (`YYYY-MM-DD`) on; `rows` are plans without text, earliest day first. */
export const listNextPlanned = (rows: readonly HistoryRow[], today: string): PlannedRow[] =>
  rows
    .filter((row): row is PlannedRow => row.scheduledDate !== null && row.scheduledDate >= today)
    .slice(0, shownArticles);
