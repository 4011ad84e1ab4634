import type { Registry } from '@rankwright/contracts/remote';
import { checkOrigin } from './contract.ts';
import type { Failure } from './outcome.ts';
import type { KeyValueStorage } from './ports/storage.ts';

const prefix = 'rankwright:override:';

/** Another build of one remote, for this browser tab only. */
export interface Override {
  remote: string;
  /** Address of the folder with its contract, with trailing slash. */
  base: string;
}

export type OverrideResult = { ok: true } | { ok: false; reason: string };

/** `<remote>@<address of the build>` as it stands in the page's address; null when it is no such thing. */
export const parseOverride = (text: string, own: string): Override | null => {
  const at = text.indexOf('@');
  const base = text.slice(at + 1);
  if (at < 1 || base === '' || !URL.canParse(base, own)) return null;
  return { remote: text.slice(0, at), base: base.endsWith('/') ? base : `${base}/` };
};

/** Which remotes this tab takes from elsewhere, and what was last given up because it failed. */
export const createOverrides = (storage: KeyValueStorage, own: string, registry: () => Registry | null) => {
  let active: readonly Override[] = [];
  let reset: Failure | null = null;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    const remotes = registry()?.remotes ?? [];
    active = remotes.flatMap(({ name }) => {
      const base = storage.get(`${prefix}${name}`);
      return base === null ? [] : [{ remote: name, base }];
    });
    for (const listener of listeners) listener();
  };
  return {
    of: (remote: string): string | null => storage.get(`${prefix}${remote}`),
    active: () => active,
    lastReset: () => reset,
    /** Reads what this tab remembers. */
    read: tell,
    set: ({ remote, base }: Override): OverrideResult => {
      const known = registry();
      if (!known?.remotes.some(({ name }) => name === remote))
        return { ok: false, reason: `The registry lists no remote ${remote}.` };
      const allowed = checkOrigin({ base }, own, known.allowedOrigins);
      if (!allowed.ok) return { ok: false, reason: `${allowed.reason}.` };
      reset = null;
      storage.set(`${prefix}${remote}`, base);
      tell();
      return { ok: true };
    },
    clear: (remote: string): void => {
      storage.remove(`${prefix}${remote}`);
      tell();
    },
    /** It failed: the released versions take over, and that is said. */
    giveUp: (failure: Failure): void => {
      storage.remove(`${prefix}${failure.remote}`);
      reset = failure;
      tell();
    },
    /** The person has read that it failed. */
    acknowledge: (): void => {
      reset = null;
      tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type Overrides = ReturnType<typeof createOverrides>;
