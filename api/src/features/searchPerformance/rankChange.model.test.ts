import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRanks } from './rankChange.model.ts';

const createDays = (position: number, count = 28) =>
  Array.from({ length: count }, (_, day) => ({ position: position + Math.sin(day * 2.3), impressions: 5 }));

test('gives the change of the mean position with an interval around it', () => {
  const found = compareRanks(createDays(8), createDays(12));
  assert.ok(found);
  assert.ok(Math.abs(found.change - 4) < 0.01);
  assert.ok(found.interval[0] < 4 && found.interval[1] > 4);
  assert.ok(found.interval[0] > 3 && found.interval[1] < 5);
});

test('is wider when neighbouring days are alike', () => {
  const slow = (position: number) =>
    Array.from({ length: 28 }, (_, day) => ({ position: position + Math.sin(day / 4), impressions: 5 }));
  const getWidth = (found: ReturnType<typeof compareRanks>) =>
    found ? found.interval[1] - found.interval[0] : 0;
  assert.ok(
    getWidth(compareRanks(slow(8), slow(12))) > 1.5 * getWidth(compareRanks(createDays(8), createDays(12))),
  );
});

test('knows nothing from fewer than ten days with impressions', () => {
  const hidden = createDays(8).map((day, index) => ({ ...day, impressions: index < 9 ? 5 : 0 }));
  assert.equal(compareRanks(hidden, createDays(12)), null);
  assert.ok(compareRanks(createDays(8, 10), createDays(12, 10)));
});
