import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createQueryFilters } from './queryFilters.ts';

const listExpressions = (queries: readonly string[]) =>
  createQueryFilters(queries).flatMap(({ dimensionFilterGroups }) =>
    dimensionFilterGroups.flatMap(({ filters }) => filters.map(({ expression }) => expression)),
  );

test('lets exactly the queries through, whatever their characters', () => {
  const queries = ['c++ (basics)', 'what is 2^3?', 'a|b', 'Größe [cm] {x} $5 a.b*c \\d'];
  const [expression = '', ...rest] = listExpressions(queries);
  assert.deepEqual(rest, []);
  for (const query of queries) assert.match(query.toLowerCase(), new RegExp(expression, 'u'));
  for (const other of ['a', 'b', 'c', 'ccc basics', 'axbc', 'what is 2^3? now', '5'])
    assert.doesNotMatch(other, new RegExp(expression, 'u'));
});

test('splits what is longer than Google takes, and asks for each query once', () => {
  const queries = Array.from({ length: 100 }, (_, index) => `${'long '.repeat(39)}${index}`);
  const expressions = listExpressions([...queries, ...queries]);
  assert.equal(expressions.length, 5);
  for (const expression of expressions) assert.ok(expression.length <= 4_096, String(expression.length));
  const matching = queries.map((query) => expressions.filter((each) => new RegExp(each).test(query)).length);
  assert.ok(matching.every((count) => count === 1));
  assert.deepEqual(listExpressions([]), []);
});
