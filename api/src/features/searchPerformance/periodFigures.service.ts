import type { PageResult, SearchFigures } from '@rankwright/contracts/searchPerformance';
import type { Deps } from '../../deps.ts';
import { findStoredPeriod, sumFigures, type Period } from './figures.repository.ts';
import { createPageResolver, mapArticlesAt } from './pageArticles.service.ts';
import { findSearchConnection } from './searchConnection.repository.ts';
import { explainMissing } from './searchPerformance.service.ts';
import { summarizePeriod } from './summaries.service.ts';

/** Figures of a period beside those of the period before. */
export interface PeriodFigures {
  /** Why there are no figures; null: there are. */
  unknown: string | null;
  total: SearchFigures | null;
  previous: SearchFigures | null;
  previousUnknown: string | null;
  pages: PageResult[];
  /** False: the figures of the last days may still change. */
  isFinal: boolean;
}

const createUnknown = (unknown: string, isFinal = false): PeriodFigures => ({
  ...{ unknown, total: null, previous: null, previousUnknown: unknown, pages: [], isFinal },
});

/** Whether search figures of the period are still to come: a property is read, and its last day is not final. */
export const isAwaitingFigures = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  { to }: Period,
): Promise<boolean> => {
  const row = await findSearchConnection(db, ownerId);
  return Boolean(row?.property) && (row?.finalDay ?? '') < to;
};

/** Why a connected property has no figures of the period; null: it has. */
const explainPeriod = (syncedAt: Date | null, stored: Period | null, { from, to }: Period): string | null => {
  if (!syncedAt) return 'Search Console is still being read.';
  if (!stored || stored.from > to || stored.to < from)
    return 'Google showed no page of the site in this period.';
  return null;
};

/** Clicks, impressions and positions of a period, its best pages, and the period before. */
export const readPeriodFigures = async (
  deps: Deps,
  ownerId: string,
  { period, previous, limit }: { period: Period; previous: Period; limit: number },
): Promise<PeriodFigures> => {
  const { db } = deps;
  const connection = await findSearchConnection(db, ownerId);
  const missing = explainMissing(deps, connection);
  if (missing !== null) return createUnknown(missing);
  const stored = await findStoredPeriod(db, ownerId);
  const isFinal = (connection?.finalDay ?? '') >= period.to;
  const unknown = explainPeriod(connection?.syncedAt ?? null, stored, period);
  if (unknown !== null || !stored) return createUnknown(unknown ?? '', isFinal);
  const hasPrevious = stored.from <= previous.from;
  const known = { period, previous: hasPrevious ? previous : null, limit };
  const { total, pages } = await summarizePeriod(deps, ownerId, known);
  const resolve = createPageResolver(await mapArticlesAt(deps, ownerId, pages));
  return {
    ...{ unknown: null, total, isFinal },
    previous: hasPrevious ? await sumFigures(db, ownerId, previous) : null,
    previousUnknown: hasPrevious ? null : 'Search Console has no figures of the whole month before.',
    pages: pages.map((page) => ({ ...page, ...resolve(page.url) })),
  };
};

/** What stood out at the last reading; null: there was none. */
export const readFindings = async ({ db }: Pick<Deps, 'db'>, ownerId: string) =>
  (await findSearchConnection(db, ownerId))?.findings ?? null;
