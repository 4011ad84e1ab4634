import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestContract } from '../testing/testBuilds.ts';
import { findBudgetViolations } from './budgets.ts';

const createContract = (brotli: number) => {
  const contract = createTestContract();
  return {
    ...contract,
    files: { ...contract.files, 'about.js': { integrity: 'sha384-a', bytes: 40_000, brotli } },
    pageScripts: { '/notes': null, '/notes/about': 'about.js' },
  };
};

it('allows a page script of 12 KB, so that a static page stays below 15 KB', () => {
  assert.deepEqual(findBudgetViolations(createContract(12_000)), []);
  assert.deepEqual(findBudgetViolations(createContract(12_001)), [
    'notes (Notes): the page script of /notes/about is 12001 bytes, at most 12000 are allowed.',
  ]);
});
