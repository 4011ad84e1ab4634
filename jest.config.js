import { readdirSync } from 'node:fs';

const browserRooms = [
  'shared-ui',
  'sdk',
  'shell',
  ...readdirSync(import.meta.dirname).filter((room) => room.startsWith('remote-')),
];
const serverRooms = ['contracts'];

/** Packages that come as ES modules only: the mock server, and the readers of Markdown with all they stand on. */
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
const base = (room) => ({
  displayName: room,
  rootDir: room,
  roots: ['<rootDir>'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-types/', '/storybook-static/'],
  transform,
});

export default {
  coverageProvider: 'babel',
  // Two cores make one worker by default, and the screens wait in line.
  maxWorkers: '100%',
  // A screen with forms and axe takes seconds on a busy machine.
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tooling/jest/results-reporter.cjs'],
  projects: [
    ...browserRooms.map((room) => ({
      ...base(room),
      testEnvironment: 'jest-fixed-jsdom',
      transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
      moduleNameMapper: { '\\.(css|woff2|svg|png)$': '<rootDir>/../tooling/jest/asset.cjs' },
      setupFilesAfterEnv: ['<rootDir>/../tooling/jest/browser-setup.ts'],
    })),
    ...serverRooms.map((room) => ({ ...base(room), testEnvironment: 'node' })),
  ],
};
