import * as runtime from '@module-federation/runtime-core';

/** Name of the federation runtime in a contract's `shared`. */
export const runtimeName = '@module-federation/runtime-core';

/** Global in which a remote built with `externalRuntime` expects the federation runtime. */
const runtimeGlobal = '_FEDERATION_RUNTIME_CORE';

/** Call before the first entry runs. */
export const provideRuntime = (): void => void Object.assign(globalThis, { [runtimeGlobal]: runtime });
