import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  deleteStartsBefore,
  insertStart,
  listStartsAfter,
  type ReportedStart,
  type StartRow,
} from './telemetry.repository.ts';

/** Longer than any insert takes: what is older has a sequence number below all that follow. */
const settleMs = 3_000;
const keepMs = 14 * dayMs;
const pageSize = 1_000;

type Start = Omit<ReportedStart, 'step'> & { step?: string | undefined };

export const reportStarts = async (db: Database, starts: readonly Start[], now: Date): Promise<void> => {
  for (const { step = null, ...start } of starts) await insertStart(db, { ...start, step }, now);
};

/** At most 1,000 settled reports of a remote after the given sequence number, oldest first. */
export const listStarts = (db: Database, remote: string, after: number, now: Date): Promise<StartRow[]> =>
  listStartsAfter(db, remote, { after, until: addMs(now, -settleMs), limit: pageSize });

/** Deletes reports after 14 days: no canary runs that long. */
export const deleteOldStarts = (db: Database, now: Date): Promise<void> =>
  deleteStartsBefore(db, addMs(now, -keepMs));
