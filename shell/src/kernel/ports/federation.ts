import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { getErrorMessage } from '../result/result.ts';
import type { Chunks } from './chunks.ts';
import { provideRuntime, runtimeName } from './runtime.ts';

/** The part of the module federation runtime that the kernel uses. Container names contain the version, so that two versions can run on one page. */
export interface Federation {
  /** Runs the entry of a container, from the beginning if it ran before. Rejects when its script fails, throws or registers no container. */
  runEntry: (container: string, url: string) => Promise<void>;
  /** Loads an exposed module; rejects when the container or one of its chunks fails. */
  load: (container: string, expose: string) => Promise<unknown>;
  /** Shared module → versions the host provides. */
  provided: () => Record<string, readonly string[]>;
}

/** The kernel limits how long nothing may come. The largest delay that a timer takes: some 25 days. */
const noTimeout = 2 ** 31 - 1;

/** A shared module that could not be loaded is requested again the next time: the runtime would keep its rejected promise. */
const retryFailedShares: ModuleFederationRuntimePlugin = {
  name: 'retry-failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    const versions = shareScopeMap.default?.[pkgName] ?? {};
    for (const [version, shared] of Object.entries(versions))
      if (!shared.loaded) versions[version] = { ...shared, loading: null };
  },
};

/** The runtime's errors have several lines: what happened, a link, and the error that it was told. */
const toPlainError = (error: unknown): Error => {
  const [text = '', original] = getErrorMessage(error).split(/\n.*Original Error Message:\n\s*/s);
  return new Error(original ?? text.split('\n')[0]);
};

type Settle = (error: unknown) => void;

/** Entries run with the integrity of their contract, and tell when they have run. */
const createEntryPlugin = (chunks: Chunks, entries: Map<string, Settle>): ModuleFederationRuntimePlugin => ({
  name: 'rankwright-entries',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.async = true;
    script.integrity = chunks.getIntegrity(url);
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: noTimeout };
  },
  afterLoadEntry: ({ remoteInfo, error }) => {
    entries.get(remoteInfo.name)?.(error);
  },
});

/** Call it once in a page. The build's federation plugin has created the instance, with what the host shares. */
export const createBrowserFederation = (chunks: Chunks): Federation => {
  const entries = new Map<string, Settle>();
  provideRuntime();
  registerGlobalPlugins([retryFailedShares]);
  registerPlugins([retryFailedShares, createEntryPlugin(chunks, entries)]);
  return {
    runEntry: (container, url) =>
      new Promise((resolve, reject) => {
        registerRemotes([{ name: container, entry: url }], { force: true });
        // What only this container used of the host's shared modules was removed with it.
        void getInstance()?.initializeSharing();
        entries.set(container, (error) => (error === undefined ? resolve() : reject(toPlainError(error))));
        // The runtime loads an entry with its first module. What that module itself throws, `load` reports.
        loadRemote(`${container}/routes`).catch(() => undefined);
      }),
    load: (container, expose) => loadRemote(expose.replace('.', container)),
    provided: () => {
      const instance = getInstance();
      return {
        ...Object.fromEntries(
          Object.entries(instance?.options.shared ?? {}).map(([name, shares]) => [
            name,
            shares.map(({ version }) => version),
          ]),
        ),
        [runtimeName]: instance ? [instance.version] : [],
      };
    },
  };
};
