import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { remoteStarts } from '../../database/schema/telemetry.ts';

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
