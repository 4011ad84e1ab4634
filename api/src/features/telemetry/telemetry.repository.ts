import { and, asc, count, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { remoteFailures, remoteStarts, telemetryRecords } from '../../database/schema/telemetry.ts';

export type StartRow = typeof remoteStarts.$inferSelect;

export interface ReportedStart {
  remote: string;
  version: string;
  visit: string;
  outcome: 'started' | 'failed';
  step: string | null;
}

/** Adds a start; a visit that has failed before does not start any more, and a repeated report changes nothing. */
export const insertStart = async (db: Database, start: ReportedStart, now: Date): Promise<void> => {
  const { remote, version, visit, outcome, step } = start;
  const ofVisit = sql`from ${remoteStarts} where remote = ${remote} and version = ${version} and visit = ${visit}`;
  await db.execute(sql`
    insert into ${remoteStarts} (remote, version, visit, outcome, step, is_late, created_at)
    select ${remote}, ${version}, ${visit}::uuid, ${outcome}, ${step}::text,
      exists (select 1 ${ofVisit}), ${now.toISOString()}::timestamptz
    where ${outcome} = 'failed' or not exists (select 1 ${ofVisit})
    on conflict do nothing
  `);
};

/** Reports of a remote after a sequence number, oldest first; only those from before `until`, which are all committed. */
export const listStartsAfter = (
  db: Database,
  remote: string,
  { after, until, limit }: { after: number; until: Date; limit: number },
): Promise<StartRow[]> =>
  db
    .select()
    .from(remoteStarts)
    .where(
      and(
        eq(remoteStarts.remote, remote),
        gt(remoteStarts.sequence, after),
        lte(remoteStarts.createdAt, until),
      ),
    )
    .orderBy(asc(remoteStarts.sequence))
    .limit(limit);

export const deleteStartsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(remoteStarts).where(lt(remoteStarts.createdAt, time));
};

export interface ReportedFailure {
  remote: string;
  version: string;
  pageView: string;
  step: string;
}

/** Adds failures; a page view counts once per version, however often it fails there. */
export const insertFailures = async (
  db: Database,
  failures: readonly ReportedFailure[],
  now: Date,
): Promise<void> => {
  if (failures.length === 0) return;
  await db
    .insert(remoteFailures)
    .values(failures.map((failure) => ({ ...failure, createdAt: now })))
    .onConflictDoNothing();
};

export interface FailureCount {
  remote: string;
  version: string;
  step: string;
  /** Number of page views. */
  pageViews: number;
}

export const countFailuresSince = (db: Database, since: Date): Promise<FailureCount[]> =>
  db
    .select({
      remote: remoteFailures.remote,
      version: remoteFailures.version,
      step: remoteFailures.step,
      pageViews: count(),
    })
    .from(remoteFailures)
    .where(gte(remoteFailures.createdAt, since))
    .groupBy(remoteFailures.remote, remoteFailures.version, remoteFailures.step)
    .orderBy(remoteFailures.remote, remoteFailures.version, desc(count()), remoteFailures.step);

export const listRecordsOfTrace = (db: Database, traceId: string, limit: number) =>
  db
    .select({
      kind: telemetryRecords.kind,
      service: telemetryRecords.service,
      record: telemetryRecords.record,
    })
    .from(telemetryRecords)
    .where(eq(telemetryRecords.traceId, traceId))
    .orderBy(asc(telemetryRecords.sequence))
    .limit(limit);

export const deleteFailuresBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(remoteFailures).where(lt(remoteFailures.createdAt, time));
};

export const deleteRecordsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(telemetryRecords).where(lt(telemetryRecords.createdAt, time));
};
