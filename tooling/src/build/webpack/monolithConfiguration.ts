import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import type { Configuration } from 'webpack';
import { createDataModule } from './dataModule.ts';
import { ownConfiguration } from './ownConfiguration.ts';

const createEntrySource = (root: string, registry: Registry): string => {
  const names = registry.remotes.map(({ name }) => name);
  const from = (...parts: string[]) => JSON.stringify(path.join(root, ...parts));
  return [
    `import { start } from ${from('shell/src/monolith/start.tsx')};`,
    ...names.map(
      (name, at) => `import { routes as r${at} } from ${from(`remote-${name}`, 'src/routes.tsx')};`,
    ),
    `void start(${JSON.stringify(registry)}, { ${names.map((name, at) => `${JSON.stringify(name)}: r${at}`).join(', ')} });`,
  ].join('\n');
};

/** Host and remotes in one build, split by page, without federation. Used only for benchmarks. */
export const createMonolithConfiguration = (
  root: string,
  registry: Registry,
  output: string,
): Configuration => {
  const base = ownConfiguration(path.join(root, 'shell'), 'rankwright_monolith');
  return {
    ...base,
    entry: { app: createDataModule(createEntrySource(root, registry)) },
    output: { ...base.output, path: output, publicPath: '/' },
    module: {
      ...base.module,
      // The released pages have preloaded these fonts from the shell's folder.
      generator: { 'asset/resource': { publicPath: `/shell/${registry.shell.version}/` } },
    },
  };
};
