import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** TypeScript in this repository, JavaScript in the packed package. */
const setupFile = ['browser-setup.ts', 'browser-setup.js']
  .map((name) => path.join(import.meta.dirname, name))
  .find((file) => existsSync(file));

/** Packages that are ES modules only: ours, the mock server, and the Markdown parser with its dependencies. */
const esmPackages = [
  '@rankwright',
  ...['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'],
  ...[
    'react-markdown',
    'remark-[^/]*',
    'mdast-util-[^/]*',
    'micromark[^/]*',
    'hast-util-[^/]*',
    'unist-util-[^/]*',
  ],
  ...['unified', 'vfile[^/]*', 'bail', 'trough', 'devlop', 'markdown-table', 'ccount', 'zwitch'],
  ...[
    'get-east-asian-width',
    'character-[^/]*',
    'is-[^/]*',
    'parse-entities',
    'stringify-entities',
    'longest-streak',
    'trim-lines',
  ],
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

/** What tests of every package need. */
export const basePreset = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dist-types/', '<rootDir>/storybook-static/'],
  transform: {
    '\\.(tsx?|mjs|jsx?)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/** Tests of screens: a document, axe, and the ES modules of our packages. */
export const browserPreset = {
  ...basePreset,
  testEnvironment: require.resolve('./environment.cjs'),
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
  moduleNameMapper: {
    '\\.(css|woff2?|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm)$': require.resolve('./asset.cjs'),
    '^jest-axe$': require.resolve('./axe.cjs'),
    // The build for browsers; jest takes that of Node.
    '^axios$': 'axios/dist/browser/axios.cjs',
  },
  setupFilesAfterEnv: [setupFile],
};
