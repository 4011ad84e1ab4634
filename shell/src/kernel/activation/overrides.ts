import type { Registry } from '@rankwright/contracts/remote';
import { createStore } from 'zustand/vanilla';
import { checkOrigin } from '../contract/checkContract.ts';
import type { Failure } from '../steps/outcome.ts';
import type { KeyValueStorage } from '../ports/storage.ts';

const prefix = 'rankwright:override:';

/** Another build of a remote, for this browser tab only. */
export interface Override {
  remote: string;
  /** URL of the folder with its contract, with trailing slash. */
  base: string;
}

export type OverrideResult = { ok: true } | { ok: false; reason: string };

/** Parses `<remote>@<URL of the build>`; null when it is invalid. */
export const parseOverride = (text: string, pageUrl: string): Override | null => {
  const at = text.indexOf('@');
  const base = text.slice(at + 1);
  if (at < 1 || base === '' || !URL.canParse(base, pageUrl)) return null;
  return { remote: text.slice(0, at), base: base.endsWith('/') ? base : `${base}/` };
};

/** Active overrides of this tab, and the last one that was reset because it failed. */
export const createOverrides = (
  storage: KeyValueStorage,
  pageUrl: string,
  registry: () => Registry | null,
) => {
  const store = createStore<{ active: readonly Override[]; reset: Failure | null }>(() => ({
    active: [],
    reset: null,
  }));
  const readActive = (): Override[] =>
    (registry()?.remotes ?? []).flatMap(({ name }) => {
      const base = storage.get(`${prefix}${name}`);
      return base === null ? [] : [{ remote: name, base }];
    });
  return {
    get: (remote: string): string | null => storage.get(`${prefix}${remote}`),
    active: () => store.getState().active,
    lastReset: () => store.getState().reset,
    /** Loads the overrides from session storage. */
    load: (): void => store.setState({ active: readActive() }),
    set: ({ remote, base }: Override): OverrideResult => {
      const known = registry();
      if (!known?.remotes.some(({ name }) => name === remote))
        return { ok: false, reason: `The registry does not list a remote named ${remote}.` };
      const allowed = checkOrigin({ base }, pageUrl, known.allowedOrigins);
      if (!allowed.ok) return { ok: false, reason: `${allowed.reason}.` };
      storage.set(`${prefix}${remote}`, base);
      store.setState({ active: readActive(), reset: null });
      return { ok: true };
    },
    clear: (remote: string): void => {
      storage.remove(`${prefix}${remote}`);
      store.setState({ active: readActive() });
    },
    /** Removes a failed override; the released version is used and `lastReset` has the failure. */
    resetFailed: (failure: Failure): void => {
      storage.remove(`${prefix}${failure.remote}`);
      store.setState({ active: readActive(), reset: failure });
    },
    /** Clears `lastReset`. */
    acknowledge: (): void => store.setState({ reset: null }),
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
};
export type Overrides = ReturnType<typeof createOverrides>;
