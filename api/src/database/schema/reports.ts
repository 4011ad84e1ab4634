import { reportAccents, reportMailStates, type ReportSnapshot } from '@rankwright/contracts/reports';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountKey, ownerId } from './accounts.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

/** What the account's monthly reports look like, and who gets them. */
export const reportSettings = pgTable('report_settings', {
  ownerId: accountKey(),
  isEnabled: boolean('is_enabled').notNull().default(false),
  recipients: jsonb('recipients').$type<string[]>().notNull().default([]),
  /** Addresses that asked for no more reports; they cannot be added again. */
  stoppedRecipients: jsonb('stopped_recipients').$type<string[]>().notNull().default([]),
  companyName: text('company_name').notNull().default(''),
  openingText: text('opening_text').notNull().default(''),
  accent: text('accent', { enum: reportAccents }).notNull().default('ink'),
  linkDays: integer('link_days').notNull().default(90),
  /** In the file store. */
  logoKey: text('logo_key'),
  /** The last month (`YYYY-MM`) whose report was made by schedule; earlier ones never are. */
  doneMonth: text('done_month'),
  /** The schedule looks at the account again then. */
  nextCheckAt: time('next_check_at'),
  updatedAt: updatedAt(),
});

/** One report per account and month. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    ownerId: ownerId(),
    /** `YYYY-MM` in the account's zone. */
    month: text('month').notNull(),
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('reports_month').on(table.ownerId, table.month)],
);

/** Private links to reports. */
export const reportLinks = pgTable(
  'report_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    ownerId: ownerId(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['share', 'view'] }).notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('report_links_report').on(table.reportId), index('report_links_end').on(table.expiresAt)],
);

/** A report that is mailed to one address, once. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: id(),
    ownerId: ownerId(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    state: text('state', { enum: reportMailStates }).notNull().default('waiting'),
    /** SHA-256 of the token in the link that stops the mails. */
    stopTokenHash: text('stop_token_hash').unique(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    /** While `sending`: until when the claim is valid. */
    leaseUntil: time('lease_until'),
    error: text('error'),
    sentAt: time('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('report_mails_recipient').on(table.reportId, table.recipient),
    index('report_mails_due').on(table.state, table.nextAttemptAt),
  ],
);

export type ReportSettingsRow = typeof reportSettings.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type ReportMailRow = typeof reportMails.$inferSelect;
