import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleTests } from './bundleTests.mjs';
import { groupTests, writeGroup } from './testGroups.mjs';

/**
 * Runs the test files whose path contains one of the arguments, or all. They are bundled first: compiling every
 * module again in the process of each file takes longer than most of the tests.
 */
const here = import.meta.dirname;
const sources = path.join(here, 'src');

const listTests = (filters) =>
  readdirSync(sources, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort();

/** Whether a module, or one that it imports, opens databases on the server of `TEST_DATABASE_URL`. */
const usesServer = (inputs, file, visited = new Set()) => {
  if (visited.has(file)) return false;
  visited.add(file);
  return (
    readFileSync(path.join(here, file), 'utf8').includes('TEST_DATABASE_URL') ||
    inputs[file].imports.some((imported) => !imported.external && usesServer(inputs, imported.path, visited))
  );
};

const runTests = (files, reporters) =>
  spawnSync(process.execPath, ['--enable-source-maps', '--test', ...reporters, ...files], {
    cwd: here,
    stdio: 'inherit',
  }).status ?? 1;

const { RESULTS: results = 'api', TEST_DATABASE_URL: server } = process.env;
const filters = process.argv.slice(2);
const onScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
/** A run of selected files leaves the results of the whole run as they are. */
const inResults = [
  '--test-reporter=../tooling/jest/node-results-reporter.mjs',
  `--test-reporter-destination=../test-results/${results}.json`,
];
const tests = listTests(filters);
const folder = path.join(here, 'node_modules/.cache/tests', results);
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(here, '../test-results'), { recursive: true });
try {
  const { inputs } = await bundleTests(here, tests, folder);
  // On a server, a test without a database there would only repeat its result.
  const selected = tests.filter((file) => !server || usesServer(inputs, path.posix.join('src', file)));
  if (selected.length === 0) throw new Error(`No test file matches ${filters.join(', ')}.`);
  const groups = groupTests(selected, sources).map((group) => writeGroup(group, folder));
  process.exitCode = runTests(groups, filters.length > 0 ? onScreen : [...onScreen, ...inResults]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
