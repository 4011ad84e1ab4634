import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getReportFile } from './report.ts';
import type { MutationTarget, UnitTests } from './targets.ts';

interface JestConfig {
  projects: { displayName: string; moduleNameMapper?: Record<string, string> }[];
}

/** Models need the samples of the testing kit, not what renders screens: it takes seconds to load in each test file. */
const samplesOnly = { '^@rankwright/sdk/testing$': '<rootDir>/../sdk/src/testing/samples.ts' };

/** Writes the configuration of one package, without the setup of screens. Returns its file. */
const writeJestConfig = async (
  directory: string,
  { jestProject, testMatch, environment }: UnitTests,
): Promise<string> => {
  const { default: config } = (await import(pathToFileURL(path.join(directory, 'jest.config.js')).href)) as {
    default: JestConfig;
  };
  const project = config.projects.find(({ displayName }) => displayName === jestProject);
  if (!project) throw new Error(`jest.config.js has no project ${jestProject}.`);
  const rootDir = path.join(directory, jestProject);
  const unitProject = {
    ...project,
    rootDir,
    testMatch,
    setupFilesAfterEnv: [],
    watchman: false,
    ...(environment === 'node' && {
      testEnvironment: 'node',
      moduleNameMapper: { ...project.moduleNameMapper, ...samplesOnly },
    }),
  };
  const file = path.join(directory, 'jest.mutation.json');
  writeFileSync(file, JSON.stringify(unitProject).replaceAll('<rootDir>', rootDir));
  return file;
};

const createRunnerOptions = async (directory: string, { tests }: MutationTarget): Promise<object> =>
  'jestProject' in tests
    ? {
        plugins: ['@stryker-mutator/jest-runner'],
        testRunner: 'jest',
        jest: {
          projectType: 'custom',
          configFile: await writeJestConfig(directory, tests),
          // The coverage of each test says which tests a mutant needs.
          enableFindRelatedTests: false,
        },
      }
    : {
        plugins: ['@stryker-mutator/tap-runner'],
        testRunner: 'tap',
        tap: {
          testFiles: tests.nodeFiles,
          nodeArgs: ['--import', 'tsx', '--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
        },
      };

/** Configuration of Stryker for a target, in a copy of the repository. */
export const createStrykerConfig = async (directory: string, target: MutationTarget): Promise<object> => ({
  ...(await createRunnerOptions(directory, target)),
  mutate: target.mutate,
  // The copy is thrown away; Stryker's own would resolve our packages to the sources without mutants.
  inPlace: true,
  concurrency: 1,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: getReportFile(target.name),
  reporters: ['progress-append-only'],
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  // Nothing here checks types; a comment in every file of the copy takes minutes.
  disableTypeChecks: false,
  allowConsoleColors: false,
  thresholds: { high: 100, low: 85, break: null },
});

/** A test file that names its own environment would run without the one that records its coverage. */
export const dropEnvironments = (directory: string): void => {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue;
    const file = path.join(directory, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('@jest-environment node', ''));
  }
};
