import { createStore } from 'zustand/vanilla';
import type { Failure, Step } from '../result/steps.ts';
import type { PageEvent } from '../ports/pageEvents.ts';
import type { TelemetryEvent } from '../ports/telemetryEvent.ts';

export interface DiagnosticsEntry {
  remote: string;
  version: string;
  owner: string;
  source: string;
  /** Absolute URL of the version's folder; empty before the first attempt. */
  base: string;
  /** Step → duration in milliseconds. */
  steps: Partial<Record<Step, number>>;
  /** True while one of its pages is on screen. */
  active: boolean;
  failures: readonly Failure[];
  errors: readonly string[];
  /** Content-security policy violations. */
  violations: readonly string[];
  /** Number and total duration of its long tasks. */
  longTasks: { count: number; ms: number };
}

type Key = Pick<DiagnosticsEntry, 'remote' | 'version'>;

const createEntry = ({ remote, version }: Key): DiagnosticsEntry => ({
  remote,
  version,
  owner: '',
  source: '',
  base: '',
  steps: {},
  active: false,
  failures: [],
  errors: [],
  violations: [],
  longTasks: { count: 0, ms: 0 },
});

const addEvent = (entry: DiagnosticsEntry, event: PageEvent): DiagnosticsEntry => {
  if (event.kind === 'longTask') {
    const { count, ms } = entry.longTasks;
    return { ...entry, longTasks: { count: count + 1, ms: Math.round(ms + event.ms) } };
  }
  const list = event.kind === 'error' ? 'errors' : 'violations';
  return { ...entry, [list]: [...entry[list], event.text] };
};

/** Name of a script without address, folder and parameters. */
const getFileName = (file = ''): string => /([^/?#]*)(?:[?#].*)?$/.exec(file)?.[1] ?? '';

const hostSubject = { remote: 'shell', version: '', owner: 'Host' };

/**
 * Diagnostics of each version of each remote in this page. The observer is told each load phase and each error; those
 * outside a remote are the host's.
 */
export const createDiagnosticsLog = (observe: (event: TelemetryEvent) => void = () => undefined) => {
  const store = createStore<{ entries: readonly DiagnosticsEntry[] }>(() => ({ entries: [] }));
  const updateEntry = (key: Key, edit: (entry: DiagnosticsEntry) => DiagnosticsEntry): void => {
    const { entries } = store.getState();
    const known = entries.find(({ remote, version }) => remote === key.remote && version === key.version);
    const edited = edit(known ?? createEntry(key));
    store.setState({
      entries: known ? entries.map((entry) => (entry === known ? edited : entry)) : [...entries, edited],
    });
  };
  const getSubject = ({ remote, version }: Key) => {
    const isSame = (entry: DiagnosticsEntry) => entry.remote === remote && entry.version === version;
    return { remote, version, owner: store.getState().entries.find(isSame)?.owner ?? '' };
  };
  return {
    entries: () => store.getState().entries,
    subscribe: (listener: () => void) => store.subscribe(listener),
    startVersion: (key: Key, facts: Pick<DiagnosticsEntry, 'owner' | 'source' | 'base'>) =>
      updateEntry(key, (entry) => ({ ...entry, ...facts })),
    recordStep: (key: Key, step: Step, ms: number) => {
      updateEntry(key, (entry) => ({ ...entry, steps: { ...entry.steps, [step]: Math.round(ms) } }));
      observe({ kind: 'phase', ...getSubject(key), step, ms });
    },
    setActive: (key: Key, active: boolean) => updateEntry(key, (entry) => ({ ...entry, active })),
    recordFailure: (failure: Failure) =>
      updateEntry(failure, (entry) => ({
        ...entry,
        owner: failure.owner,
        failures: [...entry.failures, failure],
      })),
    /** Adds the event to the version whose file it happened in; events in the host's own files are ignored. */
    recordEvent: (event: PageEvent): DiagnosticsEntry | null => {
      const findEntry = (file: string) =>
        store.getState().entries.find(({ base }) => base !== '' && file.startsWith(base));
      const entry = event.files.map(findEntry).find((found) => found !== undefined);
      if (entry) updateEntry(entry, (now) => addEvent(now, event));
      if (event.kind === 'error') {
        const { remote, version, owner } = entry ?? hostSubject;
        const file = getFileName(event.files[0]);
        observe({ kind: 'error', remote, version, owner, type: event.type ?? 'Error', file });
      }
      return entry ?? null;
    },
  };
};
export type DiagnosticsLog = ReturnType<typeof createDiagnosticsLog>;
