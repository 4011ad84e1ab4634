import type { Failure, Step } from './outcome.ts';
import type { PageEvent } from './ports/pageEvents.ts';

export interface LedgerEntry {
  remote: string;
  version: string;
  owner: string;
  source: string;
  /** Absolute address of the version's folder; empty until it was tried. */
  base: string;
  /** Step → milliseconds it took. */
  phases: Partial<Record<Step, number>>;
  /** One of its pages is on screen. */
  active: boolean;
  failures: readonly Failure[];
  errors: readonly string[];
  /** What the content-security policy refused this version. */
  violations: readonly string[];
  /** How often and for how long altogether it kept the page from answering. */
  longTasks: { count: number; ms: number };
}

type Key = Pick<LedgerEntry, 'remote' | 'version'>;

const blank = ({ remote, version }: Key): LedgerEntry => ({
  remote,
  version,
  owner: '',
  source: '',
  base: '',
  phases: {},
  active: false,
  failures: [],
  errors: [],
  violations: [],
  longTasks: { count: 0, ms: 0 },
});

const withEvent = (entry: LedgerEntry, event: PageEvent): LedgerEntry => {
  if (event.kind === 'longTask') {
    const { count, ms } = entry.longTasks;
    return { ...entry, longTasks: { count: count + 1, ms: Math.round(ms + event.ms) } };
  }
  const list = event.kind === 'error' ? 'errors' : 'violations';
  return { ...entry, [list]: [...entry[list], event.text] };
};

/** What each version of each remote did in this page. */
export const createLedger = () => {
  let entries: readonly LedgerEntry[] = [];
  const listeners = new Set<() => void>();
  const change = (key: Key, edit: (entry: LedgerEntry) => LedgerEntry): void => {
    const known = entries.find(({ remote, version }) => remote === key.remote && version === key.version);
    const edited = edit(known ?? blank(key));
    entries = known ? entries.map((entry) => (entry === known ? edited : entry)) : [...entries, edited];
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: (key: Key, facts: Pick<LedgerEntry, 'owner' | 'source' | 'base'>) =>
      change(key, (entry) => ({ ...entry, ...facts })),
    phase: (key: Key, step: Step, ms: number) =>
      change(key, (entry) => ({ ...entry, phases: { ...entry.phases, [step]: Math.round(ms) } })),
    shown: (key: Key, active: boolean) => change(key, (entry) => ({ ...entry, active })),
    failed: (failure: Failure) =>
      change(failure, (entry) => ({
        ...entry,
        owner: failure.owner,
        failures: [...entry.failures, failure],
      })),
    /** Whose files it happened in; what is nobody's is the host's own and not kept here. */
    attribute: (event: PageEvent): LedgerEntry | null => {
      const of = (file: string) => entries.find(({ base }) => base !== '' && file.startsWith(base));
      const entry = event.files.map(of).find((found) => found !== undefined);
      if (entry) change(entry, (now) => withEvent(now, event));
      return entry ?? null;
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
