import {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
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
 * What a remote's entry takes from the runtime: the names that `@module-federation/runtime` imports. The plugin's own
 * `provideExternalRuntime` gives the whole module instead, which costs every visitor 10 KB.
 */
const runtime = {
  CurrentGlobal,
  Module,
  ModuleFederation,
  assert,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** Call before the first entry runs. */
export const provideRuntime = (): void => void Object.assign(globalThis, { [place]: runtime });
