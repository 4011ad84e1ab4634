import type { HistoryRow } from '@rankwright/contracts/articles';

const shownArticles = 3;

/** The next articles of the plan, from today (`YYYY-MM-DD`) on; `rows` are plans without text, earliest day first. */
export const listNextPlanned = (rows: readonly HistoryRow[], today: string): HistoryRow[] =>
  rows.filter(({ scheduledDate }) => scheduledDate && scheduledDate >= today).slice(0, shownArticles);
