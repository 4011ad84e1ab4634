import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { computeCoverage, parseStatementIds } from './coverage.model.ts';

const statements = [
  { id: 'A-001', text: 'The landing page is public.' },
  { id: 'A-002', text: 'The pricing page is public.' },
];
const test = (name: string, status = 'passed') => ({ file: 'a.test.ts', name, status });

describe('specification coverage', () => {
  it('reads statement ids only from square brackets in a test title', () => {
    assert.deepEqual(parseStatementIds('shows both [A-001, C-014] and more [A-002]'), [
      'A-001',
      'C-014',
      'A-002',
    ]);
    assert.deepEqual(parseStatementIds('answers A-001 outside brackets'), []);
  });

  it('counts a statement as covered only when a passed test names it', () => {
    const tests = [test('opens [A-001]'), test('opens [A-002]', 'failed')];
    assert.deepEqual(
      computeCoverage(statements, tests).uncovered.map(({ id }) => id),
      ['A-002'],
    );
  });

  it('lists ids that no statement has', () => {
    assert.deepEqual(computeCoverage(statements, [test('opens [A-999]')]).unknown, ['A-999']);
  });
});
