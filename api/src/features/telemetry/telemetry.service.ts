import type { LogExport, TraceExport } from '@rankwright/contracts/telemetry';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { readFailures, readLogs, readSpans } from './otlp.model.ts';
import {
  countFailuresSince,
  deleteFailuresBefore,
  deleteRecordsBefore,
  deleteStartsBefore,
  insertFailures,
  insertStart,
  listRecordsOfTrace,
  listStartsAfter,
  type FailureCount,
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

/** Keeps or passes on spans of a page; its answer never waits for that. */
export const reportSpans = ({ telemetry }: Pick<Deps, 'telemetry'>, body: TraceExport): void =>
  telemetry.add(readSpans(body));

/** The same for failures, errors and web vitals. Failures are counted here as well, for the owners of the remotes. */
export const reportLogs = async (
  { telemetry, db, clock }: Pick<Deps, 'telemetry' | 'db' | 'clock'>,
  body: LogExport,
): Promise<void> => {
  telemetry.add(readLogs(body));
  await insertFailures(db, readFailures(body), clock.now());
};

/** Page views in which a version failed, by remote, version and step, within the last `minutes`. */
export const countFailures = (db: Database, minutes: number, now: Date): Promise<FailureCount[]> =>
  countFailuresSince(db, addMs(now, -minutes * 60_000));

/** At most 1,000 spans and log records of a trace, in the order of their arrival. */
export const listTrace = (db: Database, traceId: string) => listRecordsOfTrace(db, traceId, pageSize);

/** Deletes start reports and failures after 14 days, spans and log records after one. */
export const deleteOldTelemetry = async (db: Database, now: Date): Promise<void> => {
  await deleteStartsBefore(db, addMs(now, -keepMs));
  await deleteFailuresBefore(db, addMs(now, -keepMs));
  await deleteRecordsBefore(db, addMs(now, -dayMs));
};
