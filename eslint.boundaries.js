import { readdirSync } from 'node:fs';

/**
 * Import boundaries: which package may import which (docs/architecture.md).
 * Covers imports by package name and by relative path.
 */
const remotes = readdirSync(import.meta.dirname).filter((packageName) => packageName.startsWith('remote-'));
const packages = ['contracts', 'sdk', 'shared-ui', 'shell', 'api', 'testing', 'tooling', 'e2e', ...remotes];

const allowedImports = {
  contracts: [],
  'shared-ui': [],
  sdk: ['contracts', 'shared-ui'],
  shell: ['contracts', 'sdk', 'shared-ui'],
  api: ['contracts', 'testing'],
  tooling: ['contracts'],
  testing: ['contracts'],
  e2e: ['contracts', 'testing'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['contracts', 'sdk', 'shared-ui']])),
};

/**
 * Libraries that exist once at run time: a remote must import them through a facade, or it bundles a second
 * copy.
 */
const facadedLibraries = [
  { name: 'react-router-dom', message: 'Import from @rankwright/sdk/router.' },
  { name: '@tanstack/react-query', message: 'Import from @rankwright/sdk/query.' },
  { name: 'axios', message: 'Call the api through @rankwright/sdk/api.' },
];
const facadedPatterns = [
  { group: ['@mui/*', '@emotion/*'], message: 'Import from a facade of @rankwright/shared-ui.' },
];

const createRestrictions = (packageName) => {
  const others = packages.filter(
    (other) => other !== packageName && !allowedImports[packageName].includes(other),
  );
  return [
    {
      group: others.flatMap((other) => [`@rankwright/${other}`, `@rankwright/${other}/*`]),
      message: `${packageName} may import ${allowedImports[packageName].join(', ') || 'no other package of ours'}.`,
    },
    {
      // With `src`: a folder of this package may have the name of another package, e.g. shell/src/testing.
      group: packages
        .filter((other) => other !== packageName)
        .map((other) => (other === 'e2e' ? `**/../${other}/**` : `**/../${other}/src/**`)),
      message: 'Import another package by its name, not by path.',
    },
  ];
};

const createRule = (packageName, extraPaths = [], extraPatterns = []) => ({
  files: [`${packageName}/src/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { paths: extraPaths, patterns: [...createRestrictions(packageName), ...extraPatterns] },
    ],
  },
});

export const importRules = [
  ...packages
    .filter((packageName) => !packageName.startsWith('remote-'))
    .map((packageName) => createRule(packageName)),
  ...remotes.map((packageName) => createRule(packageName, facadedLibraries, facadedPatterns)),
];
