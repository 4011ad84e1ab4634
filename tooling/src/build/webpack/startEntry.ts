import path from 'node:path';
import { createDataModule } from './dataModule.ts';

/** Entry that evaluates the libraries before `source` (lines of a module), as the start of the federated app does. */
export const createStartEntry = (root: string, source: readonly string[]): string =>
  createDataModule(
    [
      `import { evaluateLibraries } from ${JSON.stringify(path.join(root, 'shell/src/evaluateLibraries.ts'))};`,
      'await evaluateLibraries();',
      `await import(/* webpackMode: "eager" */ ${JSON.stringify(createDataModule(source.join('\n')))});`,
    ].join('\n'),
  );
