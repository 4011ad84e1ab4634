import { readdirSync } from 'node:fs';

const browserRooms = [
  'shared-ui',
  'sdk',
  'shell',
  ...readdirSync(import.meta.dirname).filter((room) => room.startsWith('remote-')),
];
const serverRooms = ['contracts'];

const esmPackages = ['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'].join('|');
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
