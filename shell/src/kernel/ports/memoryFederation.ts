import type { Federation } from './federation.ts';

export type ExposedModule = Record<string, unknown> | 'fails' | 'hangs';

/** What happens when an entry is run: a function is its script. */
export type EntryBehavior = (() => void) | 'refused' | 'hangs';

/** In-memory fake of the federation runtime. `install` is what an entry script does when it runs, `entries` has them by URL without query. */
export const createMemoryFederation = (provided: Record<string, readonly string[]> = {}) => {
  const containers = new Map<string, ExposedModule>();
  const entries: Record<string, EntryBehavior> = {};
  const ran: string[] = [];
  const federation: Federation = {
    runEntry: async (name, url) => {
      containers.delete(name);
      ran.push(url);
      const entry = entries[url.split('?')[0] ?? url] ?? 'refused';
      if (entry === 'refused') throw new Error(`ScriptNetworkError: Failed to load script "${url}"`);
      if (entry === 'hangs') return new Promise(() => undefined);
      entry();
      if (!containers.has(name)) throw new Error('Failed to get remoteEntry exports. #RUNTIME-001');
    },
    load: (name) => {
      const module = containers.get(name);
      if (module === 'hangs') return new Promise(() => undefined);
      return module === 'fails' || !module
        ? Promise.reject(new Error(`${name} has no such module`))
        : Promise.resolve(module);
    },
    provided: () => provided,
  };
  const install = (name: string, module: ExposedModule) => () => void containers.set(name, module);
  return { federation, install, entries, ran };
};
