import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatTallies,
  hashSource,
  keepKilled,
  listSurvivors,
  notSampled,
  tallyMutants,
  type MutationReport,
} from './report.ts';
import { mergeJournal } from './journal.ts';
import { listGaps, summarizeReport } from './summary.ts';

const createMutant = (status: string) => ({
  status,
  mutatorName: 'BlockStatement',
  location: { start: { line: 1, column: 1 } },
});
const createUntested = () => ({ ...createMutant('CompileError'), statusReason: notSampled });

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
    const report = createReport('Killed', 'Survived', 'NoCoverage');
    const endless = { ...createMutant('Timeout'), statusReason: 'Hit limit reached (501/500)' };
    report.files['a.ts'] = { mutants: [endless] };
    assert.equal(formatTallies([tallyMutants(report)]), 'score 50, survived 2, timed out 0');
  });

  it('takes a mutant that was stopped by the clock neither for killed nor for survived', () => {
    const tally = tallyMutants(createReport('Killed', 'Survived', 'Timeout'));
    assert.equal(formatTallies([tally]), 'score 50, survived 1, timed out 1');
  });

  it('leaves out mutants that cannot run', () => {
    const tally = tallyMutants(createReport('Killed', 'CompileError', 'RuntimeError', 'Ignored'));
    assert.equal(formatTallies([tally]), 'score 100, survived 0, timed out 0');
  });

  it('never rounds the score up', () => {
    const killed = Array.from({ length: 1_999 }, () => 'Killed');
    assert.equal(
      formatTallies([tallyMutants(createReport(...killed, 'Survived'))]),
      'score 99.9, survived 1, timed out 0',
    );
  });

  it('closes with the mutants of all packages together, however large each one is', () => {
    const tallies = [createReport('Survived'), createReport('Killed', 'Killed', 'Killed')].map(tallyMutants);
    assert.equal(formatTallies(tallies), 'score 75, survived 1, timed out 0');
  });

  it('names file, line and change of each survivor on a line of its own', () => {
    assert.deepEqual(listSurvivors(createReport('Killed', 'Survived', 'NoCoverage')), [
      'sdk/src/undo/undoStore.ts:2:5 BlockStatement { }',
      'sdk/src/undo/undoStore.ts:3:5 BlockStatement (no test) { }',
    ]);
  });

  it('tries survivors and timeouts again', () => {
    const { files } = keepKilled(createReport('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'));
    assert.deepEqual(
      Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status)),
      ['Killed'],
    );
  });

  it('counts a package of which a sample was tested with all its mutants', () => {
    const small = tallyMutants(createReport('Survived'));
    const large = tallyMutants({
      files: { 'a.ts': { mutants: [createMutant('Killed'), ...[1, 2].map(() => createUntested())] } },
    });
    assert.equal(
      formatTallies([small, large]),
      'score 75, survived 1, timed out 0 (a sample: 2 of 4 mutants tested)',
    );
  });
});

describe('the summary of mutation runs', () => {
  const finished = { share: 1, sources: { 'a.ts': hashSource('old'), 'b.ts': hashSource('same') } };
  const report = {
    files: { 'a.ts': { mutants: [createMutant('Survived')] }, 'b.ts': { mutants: [createMutant('Killed')] } },
    finished,
  };

  it('leaves out files that have changed or are new since their run, and names them', () => {
    const summary = summarizeReport('sdk', report, { 'a.ts': 'new', 'b.ts': 'same', 'c.ts': 'added' });
    assert.deepEqual(summary.tally && formatTallies([summary.tally]), 'score 100, survived 0, timed out 0');
    assert.deepEqual(listGaps([summary]), ['sdk: changed since it was measured: a.ts, c.ts']);
  });

  it('takes no figures from a run that has not finished', () => {
    const summary = summarizeReport('sdk', { files: report.files }, { 'b.ts': 'same' });
    assert.equal(summary.tally, null);
    assert.deepEqual(listGaps([summary]), ['sdk: not measured']);
  });
});

describe('a mutation run that was interrupted', () => {
  it('keeps what it found, with the text that the files had, and what it did not reach', () => {
    const before = {
      files: {
        'a.ts': { source: 'old', mutants: [createMutant('Killed')] },
        'b.ts': { source: 'b', mutants: [createMutant('Killed')] },
      },
      testFiles: { 'a.test.ts': { tests: [{ id: '0', name: 'old test' }] } },
    };
    const merged = mergeJournal(before, [
      { share: 1, sources: { 'a.ts': 'new', 'b.ts': 'b' } },
      { tests: [{ id: 'adds', name: 'adds', fileName: 'a.test.ts' }] },
      { file: 'a.ts', mutant: createMutant('Timeout') },
      { file: 'a.ts', mutant: createMutant('Survived') },
    ]);
    assert.equal(merged.files['a.ts']?.source, 'new');
    assert.deepEqual(
      merged.files['a.ts'].mutants.map(({ status }) => status),
      ['Timeout', 'Survived'],
    );
    assert.deepEqual(merged.files['b.ts'], before.files['b.ts']);
    assert.deepEqual(
      merged.testFiles?.['a.test.ts']?.tests.map(({ name }) => name),
      ['old test', 'adds'],
    );
  });
});
