import { readdirSync } from 'node:fs';
import path from 'node:path';
import { basePreset, browserPreset } from './tooling/jest/preset.js';

const browserPackages = [
  'shared-ui',
  'sdk',
  'shell',
  ...readdirSync(import.meta.dirname).filter((packageName) => packageName.startsWith('remote-')),
];
const serverPackages = ['contracts'];
const createProject = (packageName, preset) => ({
  ...preset,
  displayName: packageName,
  // Absolute: a relative one is sought in the folder that jest is started in.
  rootDir: path.join(import.meta.dirname, packageName),
  roots: ['<rootDir>'],
});

export default {
  coverageProvider: 'babel',
  // On two cores the default is a single worker.
  maxWorkers: '100%',
  // A screen test with axe takes seconds on a busy machine.
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tooling/jest/results-reporter.cjs'],
  projects: [
    ...browserPackages.map((packageName) => createProject(packageName, browserPreset)),
    // The rest of tooling runs in Node and under its test runner.
    { ...createProject('tooling', browserPreset), roots: ['<rootDir>/src/build/webpack/live'] },
    ...serverPackages.map((packageName) => ({
      ...createProject(packageName, basePreset),
      testEnvironment: 'node',
    })),
  ],
};
