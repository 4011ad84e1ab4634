import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

export interface AuditEntry {
  action:
    | 'release'
    | 'rollback'
    | 'refuse'
    | 'withdraw'
    | 'canary'
    | 'stop'
    | 'halt'
    | 'allow'
    | 'disallow'
    | 'settings'
    | 'config'
    | 'flag'
    | 'prune'
    | 'token';
  /** Remote, `shell`, or what else was changed. */
  subject: string;
  version?: string;
  /** Version that was current before. */
  from?: string | null;
  reason?: string;
}

export interface RecordedEntry extends AuditEntry {
  at: string;
  by: string;
}

const getAuditFile = (origin: string): string => path.join(origin, '.server/audit.jsonl');

/** Who releases: `RELEASE_ACTOR` of a pipeline, else the account of the operating system. */
const getActor = (): string => process.env.RELEASE_ACTOR ?? userInfo().username;

export const recordEntries = (
  entries: readonly AuditEntry[],
  now: Date,
  by: string = getActor(),
): RecordedEntry[] => entries.map((entry) => ({ at: now.toISOString(), by, ...entry }));

export const appendRecords = (origin: string, records: readonly RecordedEntry[]): void => {
  const file = getAuditFile(origin);
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''), { flush: true });
};

/** Appends to the audit log of the origin: who, what, when and why. Nothing in it is ever changed. */
export const appendAudit = (origin: string, entries: readonly AuditEntry[], now: Date, by?: string): void =>
  appendRecords(origin, recordEntries(entries, now, by));

export const readAudit = (origin: string): RecordedEntry[] => {
  const file = getAuditFile(origin);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedEntry);
};
