import type { Timeframe } from '@rankwright/contracts/limits';
import type {
  MonthResult,
  SearchFigures,
  SearchFinding,
  SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

/** What stands out in the figures, as of the last sync. */
export interface StoredFindings {
  findings: SearchFinding[];
  unknown: string | null;
}

/** The figures of a timeframe, as of the last sync. */
export interface StoredSummary {
  total: SearchFigures;
  days: SearchPerformance['days'];
  /**
   * Those with the most clicks; `previousClicks` as in `PageResult`. `articleId` is the article that was live there at
   * the end of the sync; missing before, and when the last sync was by a version without it.
   */
  pages: (SearchFigures & { url: string; previousClicks: number | null; articleId?: string | null })[];
}
/** `months` is missing when the last sync was by a version without it. */
export type StoredSummaries = Record<Timeframe, StoredSummary> & { months?: MonthResult[] };

/** An account's access to Search Console, and the state of its daily sync. */
export const searchConnections = pgTable(
  'search_connections',
  {
    id: id(),
    ownerId: ownerId(),
    /** Ciphertext bound to the account. Never sent to a client. */
    refreshToken: text('refresh_token').notNull(),
    /** Null: not selected yet. */
    property: text('property'),
    state: text('state', { enum: ['idle', 'queued', 'running', 'waiting', 'done', 'failed'] })
      .notNull()
      .default('idle'),
    /** The next day to read; days are read from the newest to the oldest. Null: the sync starts over. */
    cursor: date('cursor'),
    /** The newest and the oldest day of the present sync. */
    readFrom: date('read_from'),
    readTo: date('read_to'),
    /** The newest final day of the present sync. */
    readFinal: date('read_final'),
    /** All days up to this one are stored and final. */
    finalDay: date('final_day'),
    findings: jsonb('findings').$type<StoredFindings>(),
    /** Null until the first sync has come to its end. */
    summaries: jsonb('summaries').$type<StoredSummaries>(),
    syncedAt: time('synced_at'),
    /** Claims so far; tells the claims of two workers apart. */
    attempts: integer('attempts').notNull().default(0),
    /** Failed requests in a row. */
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    leaseUntil: time('lease_until'),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('search_connections_owner').on(table.ownerId),
    index('search_connections_active').on(table.state, table.leaseUntil),
  ],
);

/** Addresses of the property's pages, so that each day stores an id. */
export const searchPages = pgTable(
  'search_pages',
  {
    id: id(),
    ownerId: ownerId(),
    url: text('url').notNull(),
    /** The address without what does not tell pages apart; compared with those of publications. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('search_pages_url').on(table.ownerId, table.url),
    index('search_pages_key').on(table.ownerId, table.key),
  ],
);

/** Query, clicks, impressions, average position. */
export type StoredQuery = [query: string, clicks: number, impressions: number, position: number];

/**
 * What a page had on a day; days without impressions have no row. The key begins with the day, so that the rows of a day
 * are written next to each other. There are no references, because to check them for each of some million rows takes
 * longer than to store these: `deleteFigures` deletes them with the connection and with the account.
 */
export const searchPageDays = pgTable(
  'search_page_days',
  {
    ownerId: uuid('owner_id').notNull(),
    pageId: uuid('page_id').notNull(),
    /** In Pacific time, as Google counts. */
    day: date('day').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    position: real('position').notNull(),
    /** The queries with the most clicks and impressions; the rest is the page's figures less theirs. */
    queries: jsonb('queries').$type<StoredQuery[]>().notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.pageId] })],
);

/** The sums of a day over all pages, written together with them. */
export const searchDays = pgTable(
  'search_days',
  {
    ownerId: ownerId(),
    day: date('day').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    /** Average over all impressions. */
    position: doublePrecision('position').notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);

export type SearchConnectionRow = typeof searchConnections.$inferSelect;
