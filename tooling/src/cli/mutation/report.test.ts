import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addTallies,
  formatTally,
  keepDetected,
  listSurvivors,
  tallyMutants,
  type MutationReport,
} from './report.ts';

const createReport = (...statuses: string[]): MutationReport => ({
  files: {
    'sdk/src/undo/undoStore.ts': {
      mutants: statuses.map((status, index) => ({
        status,
        mutatorName: 'BlockStatement',
        replacement: '{\n}',
        location: { start: { line: index + 1, column: 5 } },
      })),
    },
  },
});

describe('npm run mutation', () => {
  it('counts a mutant that no test reaches as survived, and an endless loop as killed', () => {
    const tally = tallyMutants(createReport('Killed', 'Timeout', 'Survived', 'NoCoverage'));
    assert.equal(formatTally(tally), 'score 50, survived 2');
  });

  it('leaves out mutants that cannot run', () => {
    const tally = tallyMutants(createReport('Killed', 'CompileError', 'RuntimeError', 'Ignored'));
    assert.equal(formatTally(tally), 'score 100, survived 0');
  });

  it('never rounds the score up', () => {
    const killed = Array.from({ length: 1_999 }, () => 'Killed');
    assert.equal(formatTally(tallyMutants(createReport(...killed, 'Survived'))), 'score 99.9, survived 1');
  });

  it('closes with the mutants of all packages together, however large each one is', () => {
    const tallies = [createReport('Survived'), createReport('Killed', 'Killed', 'Killed')].map(tallyMutants);
    assert.equal(formatTally(addTallies(tallies)), 'score 75, survived 1');
  });

  it('names file, line and change of each survivor on a line of its own', () => {
    assert.deepEqual(listSurvivors(createReport('Killed', 'Survived', 'NoCoverage')), [
      'sdk/src/undo/undoStore.ts:2:5 BlockStatement { }',
      'sdk/src/undo/undoStore.ts:3:5 BlockStatement (no test) { }',
    ]);
  });

  it('tries survivors again, because a new test may kill them', () => {
    const { files } = keepDetected(
      createReport('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'),
    );
    assert.deepEqual(
      Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status)),
      ['Killed', 'Timeout'],
    );
  });
});
