import type { RoiComparison } from '@rankwright/contracts/account';
import type { Deps } from '../../deps.ts';
import { compareClicks } from './clickChange.model.ts';
import { windowDays } from './comparisons.model.ts';
import { findStoredPeriod, listDays, type Period } from './figures.repository.ts';
import { readFinalDay } from './pageFigures.service.ts';
import { addDays, formatPacificDay, listDates } from './searchDay.model.ts';

const createUnknown = (unknown: string): RoiComparison => ({
  ...{ unknown, before: null, after: null, change: null },
});

const formatDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Clicks of every day; days without a row had none. */
const readClicks = async (db: Deps['db'], ownerId: string, period: Period): Promise<number[]> => {
  const known = new Map((await listDays(db, ownerId, period)).map(({ date, clicks }) => [date, clicks]));
  return listDates(period).map((day) => known.get(day) ?? 0);
};

const sumClicks = (period: Period, clicks: readonly number[]) => ({
  ...period,
  clicks: clicks.reduce((sum, count) => sum + count, 0),
});

/** The site's clicks in the 28 days before a moment and in the last 28 final days. */
export const compareClicksSince = async (
  deps: Pick<Deps, 'db' | 'searchData'>,
  ownerId: string,
  at: Date,
): Promise<RoiComparison> => {
  const { finalDay, unknown } = await readFinalDay(deps, ownerId);
  if (!finalDay) return createUnknown(unknown ?? 'Search Console has not been read yet.');
  const day = formatPacificDay(at);
  const before = { from: addDays(day, -windowDays), to: addDays(day, -1) };
  const after = { from: addDays(finalDay, 1 - windowDays), to: finalDay };
  const stored = await findStoredPeriod(deps.db, ownerId);
  if (!stored || stored.from > before.from)
    return createUnknown('Search Console has no figures of the 28 days before you signed up.');
  if (after.from <= day)
    return createUnknown(
      `28 days since you signed up have to be final first: about ${formatDate(addDays(day, windowDays + 3))}.`,
    );
  const [earlier, later] = [
    await readClicks(deps.db, ownerId, before),
    await readClicks(deps.db, ownerId, after),
  ];
  return {
    unknown: null,
    before: sumClicks(before, earlier),
    after: sumClicks(after, later),
    change: compareClicks(earlier, later),
  };
};
