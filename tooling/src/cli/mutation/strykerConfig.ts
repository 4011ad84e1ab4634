import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { notSampled } from './report.ts';
import { getJournalFile, getReportFile } from './reportFiles.ts';
import { listFiles, type MutationTarget, type NodeTests, type UnitTests } from './targets.ts';

interface JestConfig {
  projects: { displayName: string; moduleNameMapper?: Record<string, string> }[];
}

/** Models need the samples of the testing kit, not what renders screens: it takes seconds to load in each test file. */
const samplesOnly = {
  '^@rankwright/sdk/(testing|stories)$': '<rootDir>/../sdk/src/testing/samples.ts',
};

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
      moduleNameMapper: { ...samplesOnly, ...project.moduleNameMapper },
    }),
  };
  const file = path.join(directory, 'jest.mutation.json');
  writeFileSync(file, JSON.stringify(unitProject).replaceAll('<rootDir>', rootDir));
  return file;
};

const createJestOptions = async (directory: string, tests: UnitTests): Promise<object> => ({
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: await writeJestConfig(directory, tests),
    // The coverage of each test says which tests a mutant needs.
    enableFindRelatedTests: true,
  },
});

const createNodeOptions = (directory: string, { nodePackage, files }: NodeTests): object => {
  const sources = path.posix.join(nodePackage, 'src');
  const tests = files
    .flatMap((selection) => listFiles(directory, [selection]))
    .map((file) => path.posix.relative(sources, file));
  const bundles = path.posix.join(nodePackage, 'mutation-tests');
  const buildCommand = ['node', 'api/bundleTests.mjs', nodePackage, bundles, ...tests].join(' ');
  // Stryker compares the tests with those of the run before, so that they have to be there when it starts.
  execSync(buildCommand, { cwd: directory });
  return {
    testRunner: 'tap',
    // Bundled again with the mutants in it.
    buildCommand,
    tap: {
      testFiles: tests.map((file) => path.posix.join(bundles, file.replace(/\.ts$/, '.js'))),
      nodeArgs: ['--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
      forceBail: true,
    },
  };
};

const createRunnerOptions = (directory: string, { tests }: MutationTarget): object | Promise<object> =>
  'jestProject' in tests ? createJestOptions(directory, tests) : createNodeOptions(directory, tests);

const plugins = ['sampleChecker.js', 'journalReporter.js'].map((file) =>
  path.join(import.meta.dirname, 'plugins', file),
);

/** Configuration of Stryker for a target, in a copy of the repository. `share` of the mutants is tested. */
export const createStrykerConfig = async (
  directory: string,
  target: MutationTarget,
  share: number,
): Promise<object> => ({
  ...(await createRunnerOptions(directory, target)),
  plugins: ['@stryker-mutator/jest-runner', '@stryker-mutator/tap-runner', ...plugins],
  mutate: listFiles(directory, target.mutated),
  // The copy is thrown away; Stryker's own would resolve our packages to the sources without mutants.
  inPlace: true,
  concurrency: 1,
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: getReportFile(target.name),
  reporters: ['progress-append-only', 'journal'],
  checkers: share < 1 ? ['sample'] : [],
  // Read by the plugins.
  rankwright: { share, notSampled, journalFile: getJournalFile(target.name) },
  warnings: { unknownOptions: false, slow: false },
  // Endless loops are found by their hits. A busy machine must not look like one.
  timeoutMS: 60_000,
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
