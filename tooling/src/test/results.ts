import { existsSync, readFileSync } from 'node:fs';

/** One entry of `test-results/*.json`, the same for every test runner. */
export interface TestResult {
  /** Path from the root of the repository. */
  file: string;
  /** Titles of the suites and of the test. */
  name: string;
  /** The test's own title, without those of its suites. */
  title: string;
  status: string;
}

export interface Tally {
  passed: number;
  failed: number;
  /** Names of the failed tests and steps. */
  failures: string[];
}

export const readResults = (file: string): TestResult[] | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : null;

/**
 * A step without a results file counts as one test. A step that exits with an error always counts as failed.
 */
export const tallyStep = (name: string, code: number, results: TestResult[] | null): Tally => {
  if (!results) return code === 0 ? tallyOne(1, []) : tallyOne(0, [`${name} exited with code ${code}`]);
  const failed = results.filter(({ status }) => status !== 'passed');
  const failures = failed.map((test) => `${test.file}: ${test.name}`);
  if (code !== 0 && failures.length === 0) failures.push(`${name} exited with code ${code}`);
  return { passed: results.length - failed.length, failed: failures.length, failures };
};

const tallyOne = (passed: 0 | 1, failures: string[]): Tally => ({ passed, failed: 1 - passed, failures });

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  failures: tallies.flatMap((tally) => tally.failures),
});
