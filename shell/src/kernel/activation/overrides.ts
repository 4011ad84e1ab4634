import type { Registry } from '@rankwright/contracts/remote';
import { createStore } from 'zustand/vanilla';
import { checkOrigin } from '../contract/checkContract.ts';
import { err, ok, type Result } from '../result/result.ts';
import type { Failure } from '../result/steps.ts';
import type { KeyValueStorage } from '../ports/storage.ts';

const prefix = 'rankwright:override:';

/** Another build of a remote, for this browser tab only. */
export interface Override {
  remote: string;
  /** URL of the folder with its contract, with trailing slash. */
  base: string;
}

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
    /** The error is a sentence for the person who set it. */
    set: ({ remote, base }: Override): Result<null, string> => {
      const known = registry();
      if (!known?.remotes.some(({ name }) => name === remote))
        return err(`The registry does not list a remote named ${remote}.`);
      const allowed = checkOrigin({ base }, pageUrl, known.allowedOrigins);
      if (!allowed.ok) return err(`${allowed.error.reason}.`);
      storage.set(`${prefix}${remote}`, base);
      store.setState({ active: readActive(), reset: null });
      return ok(null);
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
