import { scheduleDefaultTime } from '@rankwright/contracts/limits';
import type { Keyword, ScheduledItem } from '@rankwright/contracts/planner';
import { formatKeywordCount } from '../../keywords/keywordFormat.model.ts';
import { formatTitle } from '../../scheduledItems/scheduledItem.model.ts';
import type { CalendarDay } from '../calendar.model.ts';

/** Articles a week that the dialog offers. */
export const weeklyCounts = [1, 2, 3, 5] as const;
export type WeeklyCount = (typeof weeklyCounts)[number];

/** Weekdays that are filled first, Sunday is 0. */
const preferredWeekdays: Record<WeeklyCount, readonly number[]> = {
  1: [2],
  2: [2, 4],
  3: [1, 3, 5],
  5: [1, 2, 3, 4, 5],
};
const workingDays = preferredWeekdays[5];

/** What an empty day is filled with: an article of the backlog, or a new one for a keyword without article. */
export type FillSource =
  { kind: 'backlog'; item: ScheduledItem } | { kind: 'keyword'; keyword: string; difficulty?: number };

export interface FillRow {
  /** Stays the same when the row is edited. */
  id: string;
  source: FillSource;
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  isSelected: boolean;
}

const getWeekday = ({ date }: CalendarDay): number => new Date(date).getUTCDay();

const suggestWeekDays = (week: readonly CalendarDay[], count: WeeklyCount, from: string): string[] => {
  const days = week.filter(({ inMonth }) => inMonth);
  const planned = days.filter(({ items }) => items.length > 0).length;
  const isFree = (day: CalendarDay): boolean =>
    day.items.length === 0 && day.date >= from && workingDays.includes(getWeekday(day));
  const preferred = preferredWeekdays[count];
  const rank = (day: CalendarDay): number => Number(!preferred.includes(getWeekday(day)));
  return days
    .filter(isFree)
    .toSorted((one, two) => rank(one) - rank(two))
    .slice(0, Math.max(0, count - planned))
    .map(({ date }) => date)
    .toSorted();
};

/** Empty working days of a month from `from` on, until each week has `count` articles. */
export const suggestEmptyDays = (
  weeks: readonly (readonly CalendarDay[])[],
  count: WeeklyCount,
  from: string,
): string[] => weeks.flatMap((week) => suggestWeekDays(week, count, from));

/** The backlog first, then the keywords that no article covers. */
export const listFillSources = (
  backlog: readonly ScheduledItem[],
  keywords: readonly Keyword[],
): FillSource[] => [
  ...backlog.map((item) => ({ kind: 'backlog' as const, item })),
  ...keywords
    .filter(({ article }) => !article)
    .map(({ keyword, difficulty, difficultyKnown }) => ({
      kind: 'keyword' as const,
      keyword,
      ...(difficultyKnown !== false && { difficulty }),
    })),
];

/** One row for each empty day, as far as there is something to fill it with. */
export const suggestFill = (days: readonly string[], sources: readonly FillSource[]): FillRow[] =>
  days.slice(0, sources.length).flatMap((date, index) => {
    const source = sources[index];
    if (!source) return [];
    return source.kind === 'backlog'
      ? { id: source.item.id, source, title: source.item.title, date, isSelected: true }
      : { id: source.keyword, source, title: formatTitle(source.keyword), date, isSelected: true };
  });

export const canFill = (rows: readonly FillRow[], today: string): boolean => {
  const selected = rows.filter(({ isSelected }) => isSelected);
  return selected.length > 0 && selected.every(({ title, date }) => title.trim() && date >= today);
};

/** The new article of a keyword. */
export const toFillInput = ({ title, date }: FillRow, source: FillSource & { kind: 'keyword' }) => ({
  title: title.trim(),
  scheduledDate: date,
  scheduledTime: scheduleDefaultTime,
  keywords: [source.keyword],
  ...(source.difficulty !== undefined && { difficulty: source.difficulty }),
});

export const formatArticleCount = (count: number): string =>
  count === 1 ? '1 article' : `${count} articles`;

export const formatUnfilled = (days: number): string =>
  days === 1
    ? '1 day stays empty: add keywords or ideas to fill it.'
    : `${days} days stay empty: add keywords or ideas to fill them.`;

/** Why fewer articles are proposed than keywords are selected; empty when all are. */
export const describeCovered = (covered: number, withoutDay: number): string =>
  [
    covered > 0 &&
      `${formatKeywordCount(covered)} left out: an article covers ${covered === 1 ? 'it' : 'them'}.`,
    withoutDay > 0 && `No empty day for ${formatKeywordCount(withoutDay)} in the next three months.`,
  ]
    .filter(Boolean)
    .join(' ');
