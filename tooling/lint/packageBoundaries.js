import { readdirSync } from 'node:fs';

const remotes = readdirSync(new URL('../../', import.meta.url)).filter((name) => name.startsWith('remote-'));

const createBrowserPackage = (name) => ({
  name,
  imports: ['contracts/', 'sdk/', 'shared-ui/'],
  wider: { files: `^${name}/webpack\\.config\\.ts$`, imports: ['tooling/src/webpack\\.ts$'] },
});

/** Temporary: the benchmark, crash, results, soak and words runs use modules of the API and the editor and start the deployment, by relative path. */
const apiRuns = '^testing/src/((bench|crash|results|soak|words)/|fakes/fakes\\.test\\.ts$)';

/** Which package may import which (docs/architecture.md), and which of its files may import more. */
const packages = [
  { name: 'platforms', imports: [] },
  // Only what the browser may load: descriptors and texts, never an adapter.
  {
    name: 'contracts',
    imports: ['platforms/src/(descriptors|port/(descriptor|visibility)|[^/]+/errorTexts)\\.ts$'],
  },
  { name: 'shared-ui', imports: [] },
  { name: 'sdk', imports: ['contracts/', 'shared-ui/'] },
  ...['shell', ...remotes].map(createBrowserPackage),
  {
    name: 'api',
    imports: ['contracts/', 'platforms/'],
    wider: { files: '^api/(.*\\.test\\.ts$|src/(testing|platforms/contract)/)', imports: ['testing/'] },
  },
  { name: 'tooling', imports: ['contracts/'] },
  {
    name: 'testing',
    imports: ['contracts/'],
    wider: {
      files: apiRuns,
      imports: ['api/', 'platforms/', 'shared-ui/src/editor/', 'tooling/src/serve/deployed/'],
    },
  },
  { name: 'e2e', imports: ['contracts/', 'testing/'] },
];

const anyPackage = `^(${packages.map(({ name }) => name).join('|')})/`;

const createRule = (name, from, imports) => ({
  name,
  comment: `These files may import ${imports.join(', ')} and nothing else of ours.`,
  severity: 'error',
  from,
  to: { path: anyPackage, pathNot: imports.map((allowed) => `^${allowed}`) },
});

const createRules = ({ name, imports, wider }) => {
  const allowed = [`${name}/`, ...imports];
  if (!wider) return [createRule(`imports-of-${name}`, { path: `^${name}/` }, allowed)];
  return [
    createRule(`imports-of-${name}`, { path: `^${name}/`, pathNot: wider.files }, allowed),
    createRule(`wider-imports-of-${name}`, { path: wider.files }, [...allowed, ...wider.imports]),
  ];
};

export const packageRules = [
  ...packages.flatMap(createRules),
  {
    name: 'package-by-name',
    comment: 'Import another package by its name, not by a relative path.',
    severity: 'error',
    from: { path: '^([^/]+)/', pathNot: apiRuns },
    to: { path: anyPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'facades',
    comment: 'These libraries exist once at run time: import a facade of shared-ui or sdk.',
    severity: 'error',
    from: { path: '^remote-' },
    to: { path: '(^|/)node_modules/(react-router(-dom)?|@tanstack/react-query|axios|@mui|@emotion)/' },
  },
  {
    name: 'schemas-by-type',
    comment: 'Browsers import this file: of schemas, and so of zod, it may import types only.',
    severity: 'error',
    from: { path: '^contracts/src/.*\\.(endpoints|model)\\.ts$' },
    to: { path: '\\.schemas\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];
