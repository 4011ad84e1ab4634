import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sumTallies, tallyStep } from './results.ts';

const passed = { file: 'a.test.ts', name: 'works', title: 'works', status: 'passed' };
const failed = { file: 'b.test.ts', name: 'breaks', title: 'breaks', status: 'failed' };

describe('the result count of npm test', () => {
  it('counts a step without a results file as one test', () => {
    assert.deepEqual(tallyStep('lint', 0, null), { passed: 1, failed: 0, failures: [] });
    assert.deepEqual(tallyStep('lint', 2, null), {
      passed: 0,
      failed: 1,
      failures: ['lint exited with code 2'],
    });
  });

  it('counts every test of a results file', () => {
    assert.deepEqual(tallyStep('unit', 1, [passed, failed]), {
      passed: 1,
      failed: 1,
      failures: ['b.test.ts: breaks'],
    });
  });

  it('counts a step as failed when it exits with an error but its results file has no failure', () => {
    assert.equal(tallyStep('unit', 134, [passed]).failed, 1);
  });

  it('counts a skipped test as failed', () => {
    assert.equal(tallyStep('unit', 0, [{ ...passed, status: 'skipped' }]).failed, 1);
  });

  it('sums the results of all steps', () => {
    const total = sumTallies([tallyStep('lint', 0, null), tallyStep('unit', 1, [passed, failed])]);
    assert.deepEqual(total, { passed: 2, failed: 1, failures: ['b.test.ts: breaks'] });
  });
});
