import { paths } from '@rankwright/contracts/paths';
import type { SearchConnection, SearchProperty } from '@rankwright/contracts/searchPerformance';
import { getLeaseEnd } from '../../database/lease.ts';
import type { SearchConnectionRow } from '../../database/schema/searchPerformance.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { SearchDataError, type SearchData } from '../../searchData/searchData.ts';
import { createSearchContext } from '../../secrets/contexts.ts';
import { consumeState, createState } from '../connections/oauthState.service.ts';
import {
  deleteSearchConnection,
  findSearchConnection,
  lockSearchConnection,
  saveSearchConnection,
  updateSearchConnection,
} from './searchConnection.repository.ts';
import { countDays } from './searchDay.model.ts';
import { deleteFigures } from './searchDay.repository.ts';
import { syncSearchJob } from './searchPerformance.definition.ts';

const provider = 'search-console' as const;
const queueLeases = 10;
const activeStates: readonly string[] = ['queued', 'running', 'waiting'];

const countProgress = ({ state, cursor, readFrom, readTo }: SearchConnectionRow) => {
  if (!readFrom || !readTo) return { daysRead: 0, daysTotal: null };
  const daysTotal = countDays(readTo, readFrom);
  const isRead = state === 'done' || cursor === null;
  return { daysTotal, daysRead: isRead ? daysTotal : daysTotal - Math.max(0, countDays(readTo, cursor)) };
};

/** The connection as the API returns it, without its token. */
const toSearchConnection = (row: SearchConnectionRow | undefined): SearchConnection | null =>
  row
    ? {
        ...{ property: row.property, state: row.state, finalDay: row.finalDay, error: row.error },
        ...countProgress(row),
        syncedAt: row.syncedAt?.toISOString() ?? null,
        nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
      }
    : null;

const getSearchData = ({ searchData }: Pick<Deps, 'searchData'>): SearchData => {
  if (!searchData) throw new AppError('SEARCH_CONSOLE_UNAVAILABLE');
  return searchData;
};

const callSearchData = async <T>(request: () => Promise<T>): Promise<T> => {
  try {
    return await request();
  } catch (cause) {
    if (!(cause instanceof SearchDataError)) throw cause;
    throw new AppError('SEARCH_CONSOLE_FAILED', { text: cause.message, cause });
  }
};

export const getSearchConnection = async (
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
): Promise<SearchConnection | null> => toSearchConnection(await findSearchConnection(db, ownerId));

/** Returns Google's consent URL. */
export const authorizeSearchConsole = async (deps: Deps, ownerId: string): Promise<string> => {
  const searchData = getSearchData(deps);
  const redirectUri = new URL(paths.searchConsoleCallback, deps.env.PUBLIC_URL).href;
  return searchData.buildConsentUrl(redirectUri, await createState(deps, { ownerId, provider }, redirectUri));
};

/** The verified properties of the connected Google account. */
export const listSearchProperties = async (deps: Deps, ownerId: string): Promise<SearchProperty[]> => {
  const searchData = getSearchData(deps);
  const row = await findSearchConnection(deps.db, ownerId);
  if (!row) throw new AppError('SEARCH_CONSOLE_NOT_CONNECTED');
  const refreshToken = deps.secrets.open(row.refreshToken, createSearchContext(ownerId));
  const found = await callSearchData(() => searchData.openAccount(refreshToken).listProperties());
  return found.map(({ property, permission }) => ({
    ...{ property, permission },
    kind: property.startsWith('sc-domain:') ? 'domain' : 'url-prefix',
  }));
};

const queueSync = async (deps: Deps, ownerId: string, property: string): Promise<void> => {
  const { db, queue, env, clock } = deps;
  await db.transaction(async (tx) => {
    const known = await lockSearchConnection(tx, ownerId);
    if (!known) throw new AppError('SEARCH_CONSOLE_NOT_CONNECTED');
    const isOther = known.property !== property;
    if (!isOther && activeStates.includes(known.state) && known.state !== 'waiting') return;
    if (isOther) await deleteFigures(tx, ownerId);
    const fresh = { cursor: null, readFrom: null, readTo: null, readFinal: null, finalDay: null };
    await updateSearchConnection(tx, ownerId, {
      ...(isOther && {
        ...fresh,
        summaries: null,
        findings: null,
        syncedAt: null,
        attempts: known.attempts + 1,
      }),
      ...{ property, state: 'queued', failures: 0, error: null, nextAttemptAt: null, updatedAt: clock.now() },
      leaseUntil: getLeaseEnd(queueLeases * env.WORKER_LEASE_MS),
    });
    await queue.send(syncSearchJob, { id: known.id }, { tx });
  });
  queue.wake(syncSearchJob);
};

/** Chooses the property and starts to read it. Another one replaces the stored figures. */
export const selectSearchProperty = async (
  deps: Deps,
  ownerId: string,
  property: string,
): Promise<SearchConnection | null> => {
  const properties = await listSearchProperties(deps, ownerId);
  if (!properties.some((found) => found.property === property)) throw new AppError('SEARCH_PROPERTY_UNKNOWN');
  await queueSync(deps, ownerId, property);
  return getSearchConnection(deps, ownerId);
};

/** Exchanges the code, and starts to read when the Google account has a single property. */
export const completeSearchConsole = async (
  deps: Deps,
  ownerId: string,
  { code, state }: { code: string; state: string },
): Promise<SearchConnection | null> => {
  const searchData = getSearchData(deps);
  const redirectUri = await consumeState(deps, { ownerId, provider }, state);
  const token = await callSearchData(() => searchData.exchangeCode(code, redirectUri));
  const refreshToken = deps.secrets.seal(token, createSearchContext(ownerId));
  await saveSearchConnection(deps.db, { ownerId, refreshToken, updatedAt: deps.clock.now() });
  const known = await findSearchConnection(deps.db, ownerId);
  const [only, ...others] = await listSearchProperties(deps, ownerId);
  const property = known?.property ?? (others.length === 0 ? only?.property : undefined);
  if (property) await queueSync(deps, ownerId, property);
  return getSearchConnection(deps, ownerId);
};

/** Reads what is new now; a running sync goes on. Throws when no property was selected. */
export const startSearchSync = async (deps: Deps, ownerId: string): Promise<SearchConnection | null> => {
  getSearchData(deps);
  const row = await findSearchConnection(deps.db, ownerId);
  if (!row?.property) throw new AppError('SEARCH_CONSOLE_NOT_CONNECTED');
  await queueSync(deps, ownerId, row.property);
  return getSearchConnection(deps, ownerId);
};

/** Forgets the access and deletes the figures; a running sync notices that its claim is gone. */
export const disconnectSearchConsole = async ({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<void> => {
  await db.transaction(async (tx) => {
    await lockSearchConnection(tx, ownerId);
    await deleteSearchConnection(tx, ownerId);
    await deleteFigures(tx, ownerId);
  });
};
