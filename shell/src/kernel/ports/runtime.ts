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

/** Its name in a contract's `shared`. */
export const runtimeName = '@module-federation/runtime-core';

/** Where a remote that is built with `externalRuntime` looks for the federation runtime. */
const place = '_FEDERATION_RUNTIME_CORE';

/**
 * What a remote's entry takes from the runtime: what `@module-federation/runtime` imports, without that which only a
 * remote with remotes of its own would call. The plugin's own `provideExternalRuntime` gives the whole module instead,
 * which costs every visitor 10 KB.
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
export const provideRuntime = (): void => void Object.assign(globalThis, { [place]: runtime });
