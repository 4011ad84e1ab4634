import type { Federation } from './federation.ts';

export type ExposedModule = Record<string, unknown> | 'fails' | 'hangs';

/** In-memory fake of the federation runtime. `install` is what an entry script does when it runs. */
export const createMemoryFederation = (provided: Record<string, readonly string[]> = {}) => {
  const containers = new Map<string, ExposedModule>();
  const federation: Federation = {
    forget: (name) => void containers.delete(name),
    present: (name) => containers.has(name),
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
  return { federation, install };
};
