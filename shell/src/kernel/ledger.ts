import type { Failure, Step } from './outcome.ts';

export interface LedgerEntry {
  remote: string;
  version: string;
  owner: string;
  source: string;
  /** Step → milliseconds it took. */
  phases: Partial<Record<Step, number>>;
  /** The page was shown. */
  active: boolean;
  failures: Failure[];
  errors: string[];
}

/** What each version of each remote did in this page. */
export const createLedger = () => {
  let entries: readonly LedgerEntry[] = [];
  const listeners = new Set<() => void>();
  const change = (
    remote: string,
    version: string,
    edit: (entry: LedgerEntry) => LedgerEntry,
    fresh: Pick<LedgerEntry, 'owner' | 'source'>,
  ): void => {
    const known = entries.find((entry) => entry.remote === remote && entry.version === version);
    const entry = known ?? { remote, version, ...fresh, phases: {}, active: false, failures: [], errors: [] };
    entries = [...entries.filter((other) => other !== known), edit(entry)];
    for (const listener of listeners) listener();
  };
  const unknown = { owner: '', source: '' };
  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (remote: string, version: string, owner: string, source: string) =>
      change(remote, version, (entry) => ({ ...entry, owner, source }), { owner, source }),
    phase: (remote: string, version: string, step: Step, ms: number) =>
      change(
        remote,
        version,
        (entry) => ({ ...entry, phases: { ...entry.phases, [step]: Math.round(ms) } }),
        unknown,
      ),
    activated: (remote: string, version: string) =>
      change(remote, version, (entry) => ({ ...entry, active: true }), unknown),
    failed: (failure: Failure) =>
      change(
        failure.remote,
        failure.version,
        (entry) => ({ ...entry, active: false, failures: [...entry.failures, failure] }),
        { owner: failure.owner, source: '' },
      ),
    error: (remote: string, version: string, text: string) =>
      change(remote, version, (entry) => ({ ...entry, errors: [...entry.errors, text] }), unknown),
  };
};
export type Ledger = ReturnType<typeof createLedger>;
