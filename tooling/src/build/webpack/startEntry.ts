import path from 'node:path';

const toModule = (lines: readonly string[]): string =>
  `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/** Entry that evaluates the libraries before `source` (lines of a module), as the start of the federated app does. */
export const createStartEntry = (root: string, source: readonly string[]): string =>
  toModule([
    `import { evaluateLibraries } from ${JSON.stringify(path.join(root, 'shell/src/evaluateLibraries.ts'))};`,
    'await evaluateLibraries();',
    `await import(/* webpackMode: "eager" */ ${JSON.stringify(toModule(source))});`,
  ]);
