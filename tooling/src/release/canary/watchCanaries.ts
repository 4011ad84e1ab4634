import type { CanaryVersion, RegisteredRemote } from '@rankwright/contracts/remote';
import { readRegistry } from '../../origin/registryFile.ts';
import { stopCanary } from './changeCanary.ts';
import { addStart, isWorse, noEvidence, type CanaryEvidence, type StartCounts } from './evidence.model.ts';
import { readCanaryRecords, writeCanaryRecords, type CanaryRecord } from './evidenceFile.ts';

/** A report as the API lists it. */
export interface ReportedStart {
  sequence: number;
  version: string;
  outcome: 'started' | 'failed';
  /** The visit's start was reported before its failure. */
  isLate: boolean;
  /** ISO time. */
  createdAt: string;
}

/** What the owner of a remote is told when its canary is halted. */
export interface CanaryHalt {
  event: 'canary-halted';
  remote: string;
  owner: string;
  version: string;
  reason: string;
  /** ISO time. */
  at: string;
}

export interface CanaryWatchOptions {
  origin: string;
  /** Reports of a remote after a sequence number, oldest first; a full page is followed by another call. */
  listStarts: (remote: string, after: number) => Promise<readonly ReportedStart[]>;
  notify: (halt: CanaryHalt) => Promise<void>;
  now?: () => Date;
}

type RemoteWithCanary = RegisteredRemote & { canary: CanaryVersion };

const hasCanary = (remote: RegisteredRemote): remote is RemoteWithCanary => remote.canary !== undefined;

const createRecord = ({ version, startedAt }: CanaryVersion): CanaryRecord => ({
  version,
  startedAt,
  after: 0,
  evidence: noEvidence,
});

const addReport = (
  evidence: CanaryEvidence,
  { version, outcome, isLate, createdAt }: ReportedStart,
  { canary, current }: RemoteWithCanary,
): CanaryEvidence => {
  const isCounted = createdAt >= canary.startedAt && [canary.version, current.version].includes(version);
  if (!isCounted) return evidence;
  const start = {
    version: version === canary.version ? ('canary' as const) : ('current' as const),
    outcome: outcome === 'failed' && isLate ? ('failedLate' as const) : outcome,
  };
  return addStart(evidence, start, canary.percent);
};

const describeCounts = ({ starts, failures }: StartCounts): string => `${failures} of ${starts} visits`;

const describeEvidence = ({ canary, current }: CanaryEvidence): string =>
  `failed in ${describeCounts(canary)}, the current version in ${describeCounts(current)}`;

/**
 * Reads the reports of every running canary and halts those that fail more often than the version they stand beside. What
 * was read is kept in the origin, so that another process can go on.
 */
export const createCanaryWatch = ({
  origin,
  listStarts,
  notify,
  now = () => new Date(),
}: CanaryWatchOptions) => {
  const halt = async ({ name, owner, canary: { version } }: RemoteWithCanary, evidence: CanaryEvidence) => {
    const reason = describeEvidence(evidence);
    const stopped = await stopCanary(
      { origin, now: now(), actor: 'canary watch' },
      {
        name,
        version,
        kind: 'failed',
        reason,
      },
    );
    if (stopped === null) return;
    console.error(`The canary ${name} ${version} (${owner}) is halted: ${reason}.`);
    await notify({ event: 'canary-halted', remote: name, owner, version, reason, at: now().toISOString() });
  };

  /** Reads all reports that are there; the record is of the last one, or of the one that was too much. */
  const readReports = async (remote: RemoteWithCanary, known: CanaryRecord): Promise<CanaryRecord> => {
    let record = known;
    for (;;) {
      const starts = await listStarts(remote.name, record.after);
      if (starts.length === 0) return record;
      for (const start of starts) {
        const evidence = addReport(record.evidence, start, remote);
        record = { ...record, after: start.sequence, evidence };
        if (isWorse(evidence)) return record;
      }
    }
  };

  /** Checks every canary once. Does nothing, and reads no report, when none runs. */
  const check = async (): Promise<void> => {
    const remotes = (readRegistry(origin)?.remotes ?? []).filter(hasCanary);
    for (const remote of remotes) {
      const records = readCanaryRecords(origin);
      const { version, startedAt } = remote.canary;
      const before = records[remote.name];
      const isSame = before?.version === version && before.startedAt === startedAt;
      const record = await readReports(remote, isSame ? before : createRecord(remote.canary));
      if (record !== before) writeCanaryRecords(origin, { ...records, [remote.name]: record });
      if (isWorse(record.evidence)) await halt(remote, record.evidence);
    }
  };
  return { check };
};
