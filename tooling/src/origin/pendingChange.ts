import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appendRecords, readAudit, type RecordedEntry } from './auditLog.ts';
import { removeDeployment, writeDeployment, type Deployment } from './deployment.ts';
import { writeHistory, type History } from './history.ts';
import { readRegistry } from './registryFile.ts';
import { writeVersionList } from './versionList.ts';
import { writeAtomically } from './writeAtomically.ts';

/** Settings of the deployment before and after a change; null before the first. */
export interface SettingsChange {
  before: Deployment | null;
  after: Deployment;
}

/** What a change writes beside the registry. */
export interface PendingChange {
  /** Date of the registry that it belongs to; null without a registry. */
  registryUpdatedAt: string | null;
  /** Null when the history stays as it is. */
  history: History | null;
  audit: readonly RecordedEntry[];
  /** Written before the registry, which their keys sign. */
  settings?: SettingsChange | undefined;
}

const getFile = (origin: string): string => path.join(origin, '.server/pending.json');

/**
 * Keeps what is to be written beside the registry, so that a process that is killed in between loses none of it, then
 * writes the settings.
 */
export const beginChange = (origin: string, change: PendingChange): void => {
  if (change.history !== null || change.audit.length > 0 || change.settings)
    writeAtomically(getFile(origin), JSON.stringify(change), { durable: true });
  if (change.settings) writeDeployment(origin, change.settings.after);
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

const recoverSettings = (origin: string, { before, after }: SettingsChange, isWritten: boolean): void => {
  const settings = isWritten ? after : before;
  if (settings) writeDeployment(origin, settings);
  else removeDeployment(origin);
};

/**
 * Completes a change whose process was killed after it had written the registry; before that, only the settings can have
 * changed, and they are put back. Only for whoever holds the lock of the origin.
 */
export const recoverChange = (origin: string): void => {
  const file = getFile(origin);
  if (!existsSync(file)) return;
  const change = JSON.parse(readFileSync(file, 'utf8')) as PendingChange;
  const isWritten = (readRegistry(origin)?.updatedAt ?? null) === change.registryUpdatedAt;
  if (change.settings) recoverSettings(origin, change.settings, isWritten);
  const known = isWritten ? readAudit(origin) : [];
  if (isWritten)
    completeChange(origin, {
      history: change.history,
      audit: change.audit.filter((entry) => !isRecorded(known, entry)),
    });
  else rmSync(file);
};
