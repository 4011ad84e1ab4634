import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sum, tallyStep } from './results.ts';

const passed = { file: 'a.test.ts', name: 'works', status: 'passed' };
const failed = { file: 'b.test.ts', name: 'breaks', status: 'failed' };

describe('the count of npm test', () => {
  it('counts a step without tests of its own as one', () => {
    assert.deepEqual(tallyStep('lint', 0, null), { passed: 1, failed: 0, failures: [] });
    assert.deepEqual(tallyStep('lint', 2, null), {
      passed: 0,
      failed: 1,
      failures: ['lint ended with code 2'],
    });
  });

  it('counts every test of a results file', () => {
    assert.deepEqual(tallyStep('unit', 1, [passed, failed]), {
      passed: 1,
      failed: 1,
      failures: ['b.test.ts: breaks'],
    });
  });

  it('does not believe a green file of a step that ended badly', () => {
    assert.equal(tallyStep('unit', 134, [passed]).failed, 1);
  });

  it('does not count a skipped test as passed', () => {
    assert.equal(tallyStep('unit', 0, [{ ...passed, status: 'skipped' }]).failed, 1);
  });

  it('adds up', () => {
    const total = sum([tallyStep('lint', 0, null), tallyStep('unit', 1, [passed, failed])]);
    assert.deepEqual(total, { passed: 2, failed: 1, failures: ['b.test.ts: breaks'] });
  });
});
