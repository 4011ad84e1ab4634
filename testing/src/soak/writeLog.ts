/** `unknown`: the answer was an error of the server or none, so that the write may have happened or not. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

interface Entry {
  /** Values that a reader may find; null when the thing does not exist. */
  possible: Set<string | null>;
  /** False after an unknown write, which may still arrive: nothing is written there again. */
  isOpen: boolean;
}

/** What one account wrote, by the name of the thing. */
export interface WriteLog {
  canWrite(name: string): boolean;
  record(name: string, value: string | null, outcome: Outcome): void;
  countAcknowledged(): number;
  /** Compares with what is there; describes each difference. */
  listLost(found: ReadonlyMap<string, string>): string[];
}

const describe = (value: string | null): string => value?.slice(0, 40) ?? 'missing';

export const createWriteLog = (): WriteLog => {
  const entries = new Map<string, Entry>();
  let acknowledged = 0;
  return {
    canWrite: (name) => entries.get(name)?.isOpen ?? true,
    record: (name, value, outcome) => {
      const entry = entries.get(name) ?? { possible: new Set([null]), isOpen: true };
      entries.set(name, entry);
      if (outcome === 'acknowledged') {
        acknowledged += 1;
        entry.possible = new Set([value]);
      }
      if (outcome !== 'unknown') return;
      entry.possible.add(value);
      entry.isOpen = false;
    },
    countAcknowledged: () => acknowledged,
    listLost: (found) =>
      [...entries].flatMap(([name, { possible }]) => {
        const value = found.get(name) ?? null;
        if (possible.has(value)) return [];
        return [`${name} is ${describe(value)}, not ${[...possible].map(describe).join(' or ')}`];
      }),
  };
};
