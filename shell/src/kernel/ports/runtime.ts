import {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Name of the federation runtime in a contract's `shared`. */
export const runtimeName = '@module-federation/runtime-core';

/** Global in which a remote built with `externalRuntime` expects the federation runtime. */
const runtimeGlobal = '_FEDERATION_RUNTIME_CORE';

/**
 * The exports of the runtime that `@module-federation/runtime` imports in a remote's entry, without those only needed by
 * a remote with remotes of its own. The plugin's `provideExternalRuntime` would expose the whole module: 10 KB more.
 */
const runtime = {
  CurrentGlobal,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** Call before the first entry runs. */
export const provideRuntime = (): void => void Object.assign(globalThis, { [runtimeGlobal]: runtime });
