import { eq, getTableColumns } from 'drizzle-orm';
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
import { searchConnections, searchPageDays, searchPages } from '../../database/schema/searchPerformance.ts';
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
  searchPageDays,
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

const selectRows = (
  db: Database,
  name: string,
  table: OwnedTable,
  ownerId: string,
): Promise<Record<string, unknown>[]> => {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([column]) => !excludedColumns.includes(`${name}.${column}`),
  );
  return db.select(Object.fromEntries(columns)).from(table).where(eq(table.ownerId, ownerId));
};

const exportsPerHour = 10;

/** An export reads everything the account has. Throws TOO_MANY_REQUESTS. */
export const countExport = (deps: Pick<Deps, 'db' | 'clock'>, ownerId: string): Promise<void> =>
  enforceLimit(deps, { key: `export:${ownerId}`, max: exportsPerHour, windowMs: hourMs });

/** All records of the account, by table. */
export const exportAccount = async (
  db: Database,
  ownerId: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const data: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(tables)) data[name] = await selectRows(db, name, table, ownerId);
  return data;
};
