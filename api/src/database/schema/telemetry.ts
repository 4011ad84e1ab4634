import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** How visits started versions of remotes, while a canary ran: at most one start and one failure per visit and version. */
export const remoteStarts = pgTable(
  'remote_starts',
  {
    /** Ascending in the order of the reports. */
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visit: uuid('visit').notNull(),
    outcome: text('outcome', { enum: ['started', 'failed'] }).notNull(),
    /** Activation step that failed. */
    step: text('step'),
    /** True for a failure of a visit whose start was counted before. */
    isLate: boolean('is_late')
      .notNull()
      .default(sql`false`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('remote_starts_visit').on(table.remote, table.version, table.visit, table.outcome),
    index('remote_starts_remote').on(table.remote, table.sequence),
    index('remote_starts_age').on(table.createdAt),
  ],
);

/** The latest spans and log records of browsers, API and workers, as OTLP; kept only when no collector takes them. */
export const telemetryRecords = pgTable(
  'telemetry_records',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['span', 'log'] }).notNull(),
    /** What sent it, e.g. `rankwright-browser`. */
    service: text('service').notNull(),
    traceId: text('trace_id'),
    record: jsonb('record').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('telemetry_records_trace').on(table.traceId),
    index('telemetry_records_age').on(table.createdAt),
  ],
);

/** Page views in which a version of a remote failed: one row each, however often it failed there. */
export const remoteFailures = pgTable(
  'remote_failures',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Trace id of the page view. */
    pageView: text('page_view').notNull(),
    /** Activation step that failed; `error` for an error on screen. */
    step: text('step').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('remote_failures_page_view').on(table.remote, table.version, table.pageView),
    index('remote_failures_age').on(table.createdAt),
  ],
);
