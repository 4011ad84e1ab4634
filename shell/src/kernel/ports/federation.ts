import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { CurrentGlobal } from '@module-federation/runtime-core';
import { runtimeName } from './runtime.ts';

/** The part of the module federation runtime that the kernel uses. Container names contain the version, so that two versions can run on one page. */
export interface Federation {
  /** Removes everything an earlier attempt of a container left behind. Call before its entry runs. */
  forget: (name: string) => void;
  /** True when the entry has registered its container. */
  present: (name: string) => boolean;
  /** Loads an exposed module; rejects when the container or one of its chunks fails. */
  load: (name: string, expose: string) => Promise<unknown>;
  /** Shared module → versions the host provides. */
  provided: () => Record<string, readonly string[]>;
}

/** Shared module → version of the package, and its import. */
export interface SharedModules {
  versions: Readonly<Record<string, string>>;
  imports: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Container of a remote: https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
interface Container {
  init: (
    scope: unknown,
    initScope: unknown[],
    options: { version: string; shareScopeKeys: string },
  ) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}

const shareScope = 'default';
const globals = globalThis as unknown as Record<string, Container | undefined>;

/** A shared module that could not be loaded is requested again the next time: the runtime would keep its rejected promise. */
const retryFailedShares: ModuleFederationRuntimePlugin = {
  name: 'retry-failed-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    const versions = shareScopeMap[shareScope]?.[pkgName] ?? {};
    for (const [version, shared] of Object.entries(versions))
      if (!shared.loaded) versions[version] = { ...shared, loading: null };
  },
};

/**
 * The host as an instance of the federation runtime: it provides the shared modules and names no remote. Its own code imports
 * them directly (docs/adr/0032). The kernel checks versions before a remote runs (`checkShared`), the runtime does not again.
 */
const createHostInstance = ({ versions, imports }: SharedModules) =>
  createInstance({
    name: 'rankwright_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(imports).map(([name, load]) => {
        const get = async () => {
          const module = await load();
          return () => module;
        };
        return [
          name,
          { version: versions[name] ?? '', get, shareConfig: { singleton: true, requiredVersion: false } },
        ];
      }),
    ),
  });

/** Call it once in a page. */
export const createBrowserFederation = (sharedModules: SharedModules): Federation => {
  registerGlobalPlugins([retryFailedShares]);
  const host = createHostInstance(sharedModules);
  const initialize = async (container: Container): Promise<void> => {
    const scope = host.shareScopeMap[shareScope];
    await container.init(scope, [], { version: '', shareScopeKeys: shareScope });
  };
  const initialized = new WeakSet<Container>();
  return {
    forget: (name) => {
      const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__;
      instances.splice(0, instances.length, ...instances.filter((instance) => instance.name !== name));
      // A broken chunk stays in webpack's global list and would be installed again.
      for (const left of [name, `webpackChunk${name}`])
        if (globals[left] !== undefined) globals[left] = undefined;
      // Each webpack that waits for a script that hangs, the host's included, gives it up and requests it again the next time.
      for (const script of document.querySelectorAll(`script[data-webpack^="${name}:"]`)) {
        script.dispatchEvent(new Event('error'));
        script.remove();
      }
    },
    present: (name) => globals[name] !== undefined,
    load: async (name, expose) => {
      const container = globals[name];
      if (!container) throw new Error(`The container ${name} is not on this page.`);
      if (!initialized.has(container)) await initialize(container);
      initialized.add(container);
      const module = await container.get(expose);
      return module();
    },
    provided: () => ({
      ...Object.fromEntries(
        Object.entries(host.options.shared).map(([name, shares]) => [
          name,
          shares.map(({ version }) => version),
        ]),
      ),
      [runtimeName]: [host.version],
    }),
  };
};
