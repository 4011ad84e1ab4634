/**
 * Webpack loader for the federation's bundler runtime: it passes on the whole module `@module-federation/runtime`, of which a remote without
 * remotes of its own calls `init` only. 2 kB of functions and messages in each entry.
 */
const slimBundlerRuntime = (source: string): string =>
  source.replace(
    'import * as runtime from "@module-federation/runtime";',
    'import { init as initInstance } from "@module-federation/runtime";\nconst runtime = { init: initInstance };',
  );

export default slimBundlerRuntime;
