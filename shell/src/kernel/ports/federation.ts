import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export interface Container {
  /** Versioned, so that two versions of one remote share a page undisturbed. */
  name: string;
  entry: string;
}

/** The module federation runtime, as far as the kernel needs it. */
export interface Federation {
  /** Makes a container known and forgets everything an earlier try of it left behind. Call before its entry runs. */
  register: (container: Container) => void;
  /** Did the entry leave its container behind? */
  present: (name: string) => boolean;
  /** An exposed module; rejects when the container or one of its chunks fails. */
  load: (name: string, expose: string) => Promise<unknown>;
  /** What the host provides: shared module → its versions. */
  provided: () => Record<string, readonly string[]>;
}

const globals = globalThis as unknown as Record<string, unknown>;

export const browserFederation: Federation = {
  register: ({ name, entry }) => {
    registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force: true });
    // A chunk that came broken stands in webpack's list and would be installed again.
    for (const left of [name, `webpackChunk${name}`])
      if (globals[left] !== undefined) globals[left] = undefined;
    // webpack would wait for a script that still hangs instead of asking anew.
    for (const script of document.querySelectorAll(`script[data-webpack^="${name}:"]`)) script.remove();
  },
  present: (name) => globals[name] !== undefined,
  load: (name, expose) => loadRemote(`${name}/${expose.replace(/^\.\//, '')}`, { from: 'runtime' }),
  provided: () => {
    const shared = getInstance()?.options.shared ?? {};
    return Object.fromEntries(
      Object.entries(shared).map(([key, versions]) => [key, versions.map(({ version }) => version)]),
    );
  },
};
