import type { RegisteredRemote, Registry } from '@rankwright/contracts/remote';
import type { AuditEntry } from '../../origin/auditLog.ts';
import { updateRecord, type History } from '../../origin/history.ts';

/** What the owner of a remote is told when another version took the place of its canary. */
export interface CanaryReplacement {
  event: 'canary-stopped';
  remote: string;
  owner: string;
  version: string;
  reason: string;
  /** ISO time. */
  at: string;
}

interface Change {
  registry: Registry | null;
  history: History;
  audit: readonly AuditEntry[];
}

const isStopped = (change: Change, { name, canary }: RegisteredRemote): boolean =>
  change.audit.some(
    ({ action, subject, version }) =>
      subject === name && version === canary?.version && (action === 'stop' || action === 'halt'),
  );

/**
 * A change that ends a canary without a word, such as a release beside it, stops it: with the version that replaced it as the
 * reason, in history and audit log.
 */
export const stopReplacedCanaries = (
  { registry }: Pick<Change, 'registry'>,
  changed: Change,
  now: Date,
): { change: Change; replaced: CanaryReplacement[] } => {
  const replaced: CanaryReplacement[] = [];
  const at = now.toISOString();
  let change: Change = changed;
  for (const before of registry?.remotes ?? []) {
    const after = changed.registry?.remotes.find(({ name }) => name === before.name);
    const version = before.canary?.version;
    const isKept = version === after?.canary?.version || version === after?.current.version;
    if (version === undefined || isKept || isStopped(changed, before)) continue;
    const { name, owner } = before;
    const reason = `replaced by ${after?.canary?.version ?? after?.current.version ?? 'nothing'}`;
    change = {
      ...change,
      history: updateRecord(change.history, name, version, { withdrawn: { kind: 'rolledBack', at, reason } }),
      audit: [{ action: 'stop', subject: name, version, reason }, ...change.audit],
    };
    replaced.push({ event: 'canary-stopped', remote: name, owner, version, reason, at });
  }
  return { change, replaced };
};
