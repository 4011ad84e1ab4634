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

it('allows a contribution the bytes of its slot beside the entry, and no more', () => {
  const create = (brotli: number) => {
    const contract = createTestContract({
      slots: [{ id: 'noteCount', slot: 'paletteActions', title: 'Notes' }],
    });
    return {
      ...contract,
      files: { ...contract.files, 'slots.js': { integrity: 'sha384-a', bytes: 9_000, brotli } },
      assets: { ...contract.assets, 'slot:noteCount': ['entry.js', 'slots.js'] },
    };
  };
  assert.deepEqual(findBudgetViolations(create(5_000)), []);
  assert.deepEqual(findBudgetViolations(create(5_001)), [
    'notes (Notes): noteCount needs 5001 bytes, the slot paletteActions allows 5000.',
  ]);
});

it('allows a page script of 12 KB, so that a static page stays below 15 KB', () => {
  assert.deepEqual(findBudgetViolations(createContract(12_000)), []);
  assert.deepEqual(findBudgetViolations(createContract(12_001)), [
    'notes (Notes): the page script of /notes/about is 12001 bytes, at most 12000 are allowed.',
  ]);
});
