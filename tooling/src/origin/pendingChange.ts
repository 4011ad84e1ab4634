import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appendRecords, readAudit, type RecordedEntry } from './auditLog.ts';
import { writeHistory, type History } from './history.ts';
import { readRegistry } from './registryFile.ts';
import { writeVersionList } from './versionList.ts';
import { writeAtomically } from './writeAtomically.ts';

/** What a change writes after the registry. */
export interface PendingChange {
  /** Date of the registry that it belongs to; null without a registry. */
  registryUpdatedAt: string | null;
  /** Null when the history stays as it is. */
  history: History | null;
  audit: readonly RecordedEntry[];
}

const getFile = (origin: string): string => path.join(origin, '.server/pending.json');

/** Keeps what is to be written after the registry, so that a process that is killed in between loses none of it. */
export const beginChange = (origin: string, change: PendingChange): void => {
  if (change.history !== null || change.audit.length > 0)
    writeAtomically(getFile(origin), JSON.stringify(change), { durable: true });
};

const isRecorded = (known: readonly RecordedEntry[], { at, subject, action }: RecordedEntry): boolean =>
  known.some((entry) => entry.at === at && entry.subject === subject && entry.action === action);

/** Writes the history, the list of versions and the audit log of a change whose registry is written. */
export const completeChange = (
  origin: string,
  { history, audit }: Pick<PendingChange, 'history' | 'audit'>,
): void => {
  if (history) {
    writeHistory(origin, history);
    writeVersionList(origin, history);
  }
  if (audit.length > 0) appendRecords(origin, audit);
  rmSync(getFile(origin), { force: true });
};

/**
 * Completes a change whose process was killed after it had written the registry; before that, nothing has changed and
 * nothing is to be done. Only for whoever holds the lock of the origin.
 */
export const recoverChange = (origin: string): void => {
  const file = getFile(origin);
  if (!existsSync(file)) return;
  const change = JSON.parse(readFileSync(file, 'utf8')) as PendingChange;
  const isWritten = (readRegistry(origin)?.updatedAt ?? null) === change.registryUpdatedAt;
  const known = isWritten ? readAudit(origin) : [];
  if (isWritten)
    completeChange(origin, {
      history: change.history,
      audit: change.audit.filter((entry) => !isRecorded(known, entry)),
    });
  else rmSync(file);
};
