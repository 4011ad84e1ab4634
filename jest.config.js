import { readdirSync } from 'node:fs';

const browserPackages = [
  'shared-ui',
  'sdk',
  'shell',
  ...readdirSync(import.meta.dirname).filter((packageName) => packageName.startsWith('remote-')),
];
const serverPackages = ['contracts'];

/** Packages that are ES modules only: the mock server, and the Markdown parser with its dependencies. */
const esmPackages = [
  ...['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'],
  ...[
    'react-markdown',
    'remark-[^/]*',
    'mdast-util-[^/]*',
    'micromark[^/]*',
    'hast-util-[^/]*',
    'unist-util-[^/]*',
  ],
  ...['unified', 'vfile[^/]*', 'bail', 'trough', 'devlop', 'marked', 'markdown-table', 'ccount', 'zwitch'],
  ...['character-[^/]*', 'is-[^/]*', 'parse-entities', 'stringify-entities', 'longest-streak', 'trim-lines'],
  ...['comma-separated-tokens', 'space-separated-tokens', 'property-information', 'html-url-attributes'],
  ...[
    'decode-named-character-reference',
    'estree-util-[^/]*',
    '@ungap',
    'diff',
    '@tiptap',
    'escape-string-regexp',
  ],
].join('|');
const transform = {
  '\\.(tsx?|mjs|jsx?)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const createProject = (packageName) => ({
  displayName: packageName,
  rootDir: packageName,
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-types/', '/storybook-static/'],
  transform,
});

export default {
  coverageProvider: 'babel',
  // On two cores the default is a single worker.
  maxWorkers: '100%',
  // A screen test with axe takes seconds on a busy machine.
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tooling/jest/results-reporter.cjs'],
  projects: [
    ...browserPackages.map((packageName) => ({
      ...createProject(packageName),
      testEnvironment: '<rootDir>/../tooling/jest/environment.cjs',
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
      moduleNameMapper: {
        '\\.(css|woff2|svg|png)$': '<rootDir>/../tooling/jest/asset.cjs',
        '^jest-axe$': '<rootDir>/../tooling/jest/axe.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/../tooling/jest/browser-setup.ts'],
    })),
    ...serverPackages.map((packageName) => ({ ...createProject(packageName), testEnvironment: 'node' })),
  ],
};
