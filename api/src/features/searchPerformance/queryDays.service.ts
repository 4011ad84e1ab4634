import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { createSearchContext } from '../../secrets/contexts.ts';
import type { Period } from './figures.repository.ts';
import { findSearchConnection } from './searchConnection.repository.ts';
import { explainMissing } from './searchPerformance.service.ts';

export { addDays, createPageKey, formatPacificDay, storedDays } from './searchDay.model.ts';
export { countTimeframeDays } from './summaries.service.ts';
export { compareRanks, estimateRank, type DayPosition } from './rankChange.model.ts';

/** What the site had for a query on a final day. */
export interface QueryDay {
  day: string;
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** The selected Search Console property; null: there is none. */
export const readSearchProperty = async (db: Database, ownerId: string): Promise<string | null> =>
  (await findSearchConnection(db, ownerId))?.property ?? null;

/**
 * Final days on which the site was shown for one of these queries. Null: no property is selected. Throws
 * `SearchDataError`.
 */
export const readQueryDays = async (
  { db, searchData, secrets }: Pick<Deps, 'db' | 'searchData' | 'secrets'>,
  ownerId: string,
  { from: startDate, to: endDate }: Period,
  queries: readonly string[],
): Promise<QueryDay[] | null> => {
  const connection = await findSearchConnection(db, ownerId);
  if (!searchData || !connection?.property) return null;
  const { property, refreshToken } = connection;
  const account = searchData.openAccount(secrets.open(refreshToken, createSearchContext(ownerId)));
  const rows = await account.query({
    ...{ property, startDate, endDate, queries, onlyFinal: true },
    dimensions: ['date', 'query'],
  });
  return rows.map(({ keys: [day = '', query = ''], clicks, impressions, position }) => ({
    ...{ day, query, clicks, impressions, position },
  }));
};

/** Why Search Console cannot be asked for positions; null: it can. */
export const explainMissingSearch = async (
  deps: Pick<Deps, 'db' | 'searchData'>,
  ownerId: string,
): Promise<string | null> => explainMissing(deps, await findSearchConnection(deps.db, ownerId));
