import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hourMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { securityEvents, sessions } from '../../database/schema/accounts.ts';
import { archiveImports, archivePosts } from '../../database/schema/archive.ts';
import { articles, articleVersions } from '../../database/schema/articles.ts';
import { articleClaims, generations } from '../../database/schema/generations.ts';
import { invoices, paymentCustomers, subscriptions } from '../../database/schema/billing.ts';
import { connections, oauthApps, webhookDeliveries } from '../../database/schema/connections.ts';
import { files, notifications } from '../../database/schema/operations.ts';
import { keywords, scheduledItems } from '../../database/schema/planner.ts';
import { pageChecks } from '../../database/schema/pageChecks.ts';
import { publications } from '../../database/schema/publications.ts';
import { keywordRanks, rankChecks } from '../../database/schema/ranks.ts';
import { refreshes } from '../../database/schema/refreshes.ts';
import { reportMails, reports, reportSettings } from '../../database/schema/reports.ts';
import { roiEstimates } from '../../database/schema/roiEstimates.ts';
import {
  searchConnections,
  searchDays,
  searchPageDays,
  searchPages,
} from '../../database/schema/searchPerformance.ts';
import { passkeys } from '../../database/schema/secondFactors.ts';
import { usageCounters } from '../../database/schema/usage.ts';
import { siteProfiles, tokenCounters, writers } from '../../database/schema/writers.ts';
import type { Deps } from '../../deps.ts';
import { enforceLimit } from '../../http/enforceLimit.ts';

type OwnedTable = PgTable & { ownerId: AnyPgColumn };

const tables: Record<string, OwnedTable> = {
  articles,
  articleVersions,
  articleClaims,
  archiveImports,
  archivePosts,
  searchConnections,
  searchPages,
  searchDays,
  searchPageDays,
  roiEstimates,
  refreshes,
  reportSettings,
  reports,
  reportMails,
  generations,
  scheduledItems,
  keywords,
  keywordRanks,
  rankChecks,
  publications,
  pageChecks,
  connections,
  oauthApps,
  webhookDeliveries,
  paymentCustomers,
  subscriptions,
  invoices,
  usageCounters,
  tokenCounters,
  writers,
  siteProfiles,
  notifications,
  files,
  sessions,
  passkeys,
  securityEvents,
};

/** Internal or secret: the search index and encrypted credentials. */
const excludedColumns = [
  'articles.search',
  'connections.secrets',
  'oauthApps.clientSecret',
  'writers.key',
  'searchConnections.refreshToken',
  'reportMails.stopTokenHash',
];

type Row = Record<string, unknown>;

const selectRows = (
  db: Database,
  name: string,
  table: OwnedTable,
  where: SQL | undefined,
): Promise<Row[]> => {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([column]) => !excludedColumns.includes(`${name}.${column}`),
  );
  return db.select(Object.fromEntries(columns)).from(table).where(where);
};

const listSearchDays = async (db: Database, ownerId: string): Promise<string[]> =>
  (await db.select({ day: searchDays.day }).from(searchDays).where(eq(searchDays.ownerId, ownerId))).map(
    ({ day }) => day,
  );

/** The rows of a table; those of search results by day, because there may be millions. */
async function* readRows(
  db: Database,
  name: string,
  table: OwnedTable,
  ownerId: string,
): AsyncIterable<Row[]> {
  const isOwned = eq(table.ownerId, ownerId);
  if (table !== searchPageDays) {
    yield selectRows(db, name, table, isOwned);
    return;
  }
  for (const day of await listSearchDays(db, ownerId))
    yield selectRows(db, name, table, and(isOwned, eq(searchPageDays.day, day)));
}

const exportsPerHour = 10;

/** An export reads everything the account has. Throws TOO_MANY_REQUESTS. */
export const countExport = (deps: Pick<Deps, 'db' | 'clock'>, ownerId: string): Promise<void> =>
  enforceLimit(deps, { key: `export:${ownerId}`, max: exportsPerHour, windowMs: hourMs });

/** The head of the reply, then `data` with all records of the account by table, in pieces of JSON. */
export async function* exportAccount(db: Database, ownerId: string, head: object): AsyncIterable<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  for (const [index, [name, table]] of Object.entries(tables).entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:[`;
    let separator = '';
    for await (const rows of readRows(db, name, table, ownerId)) {
      if (rows.length === 0) continue;
      yield separator + JSON.stringify(rows).slice(1, -1);
      separator = ',';
    }
    yield ']';
  }
  yield '}}';
}
