import { existsSync, readFileSync } from 'node:fs';

/** One line of `test-results/*.json`, whatever runner wrote it. */
export interface TestResult {
  file: string;
  name: string;
  status: string;
}

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, as sentences. */
  failures: string[];
}

export const readResults = (file: string): TestResult[] | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : null;

/** A step without a results file counts as one test. One that ends badly has failed, whatever its file says. */
export const tallyStep = (name: string, code: number, results: TestResult[] | null): Tally => {
  if (!results) return code === 0 ? one(1, []) : one(0, [`${name} ended with code ${code}`]);
  const failed = results.filter(({ status }) => status !== 'passed');
  const failures = failed.map((test) => `${test.file}: ${test.name}`);
  if (code !== 0 && failures.length === 0) failures.push(`${name} ended with code ${code}`);
  return { passed: results.length - failed.length, failed: failures.length, failures };
};

const one = (passed: 0 | 1, failures: string[]): Tally => ({ passed, failed: 1 - passed, failures });

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  failures: tallies.flatMap((tally) => tally.failures),
});
