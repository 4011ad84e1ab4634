import type { RefreshFigures } from '@rankwright/contracts/refreshes';
import type { Deps } from '../../deps.ts';
import { windowDays } from './comparisons.model.ts';
import { findPagesByKey, findStoredPeriod, sumFigures, type Period } from './figures.repository.ts';
import { findSearchConnection } from './searchConnection.repository.ts';
import { addDays, createPageKey, formatPacificDay } from './searchDay.model.ts';
import { explainMissing } from './searchPerformance.service.ts';

/** Google needs so many days until figures are final. */
const lagDays = 3;

/** The first 28 whole days after a moment. */
export const getPeriodAfter = (at: Date): Period => {
  const day = formatPacificDay(at);
  return { from: addDays(day, 1), to: addDays(day, windowDays) };
};

/** The day on which the figures of a period are expected to be final. */
export const getFinalDate = ({ to }: Period): string => addDays(to, lagDays);

/** The newest day whose figures are final, or why none is known. */
export const readFinalDay = async (
  deps: Pick<Deps, 'db' | 'searchData'>,
  ownerId: string,
): Promise<{ finalDay: string | null; unknown: string | null }> => {
  const row = await findSearchConnection(deps.db, ownerId);
  const unknown = explainMissing(deps, row);
  const finalDay = unknown === null ? (row?.finalDay ?? null) : null;
  return { finalDay, unknown: unknown ?? (finalDay ? null : 'Search Console has not been read yet.') };
};

/** Figures of the page at this address, beside the whole site; days without a row had none. */
export const readPageFigures = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  url: string,
  period: Period,
): Promise<RefreshFigures> => {
  const pageIds = (await findPagesByKey(db, ownerId, [createPageKey(url)])).map(({ id }) => id);
  const none = { clicks: 0, impressions: 0, position: null };
  const figures = pageIds.length > 0 ? await sumFigures(db, ownerId, period, pageIds) : none;
  const site = await sumFigures(db, ownerId, period);
  return { ...period, ...figures, siteClicks: site.clicks };
};

/** The last 28 final days of a page, or why they are not known. */
export const readRecentFigures = async (
  deps: Pick<Deps, 'db' | 'searchData'>,
  ownerId: string,
  url: string | null,
): Promise<{ figures: RefreshFigures | null; unknown: string | null }> => {
  const { finalDay, unknown } = await readFinalDay(deps, ownerId);
  if (!finalDay) return { figures: null, unknown };
  if (!url) return { figures: null, unknown: 'The URL of the post is not known.' };
  const period = { from: addDays(finalDay, 1 - windowDays), to: finalDay };
  const stored = await findStoredPeriod(deps.db, ownerId);
  if (!stored || stored.from > period.from)
    return { figures: null, unknown: 'Search Console has fewer than 28 days of the site.' };
  return { figures: await readPageFigures(deps, ownerId, url, period), unknown: null };
};
