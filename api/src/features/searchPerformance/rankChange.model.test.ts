import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRanks, estimateRank } from './rankChange.model.ts';

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

const show = (...positions: number[]) => positions.map((position) => ({ position, impressions: 1 }));
const format = (found: { interval: [number, number] | null } | null): string[] | null | undefined =>
  found?.interval?.map((value) => value.toFixed(4));

test('estimates a position from ten days on, and its interval as in Student’s test when days differ by chance', () => {
  assert.equal(estimateRank([]), null);
  assert.equal(estimateRank([{ position: 3, impressions: 0 }]), null);
  assert.deepEqual(estimateRank(show(1, 3)), { mean: 2, days: 2, interval: null });
  const nine = show(1, 3, 1, 3, 1, 3, 1, 3, 2);
  assert.deepEqual(estimateRank(nine), { mean: 2, days: 9, interval: null });
  const ten = estimateRank(show(1, 3, 1, 3, 1, 3, 1, 3, 1, 3));
  assert.deepEqual([ten?.mean, ten?.days], [2, 10]);
  // Mean 2, standard error 1/3, 2.262 of them.
  assert.deepEqual(
    format(ten)?.map((value) => Number(value).toFixed(2)),
    ['1.25', '2.75'],
  );
});

test('widens the interval by what neighbouring days have in common, and knows no chance in equal days', () => {
  const pairs = show(...Array.from({ length: 20 }, (_, day) => (day % 4 < 2 ? 1 : 3)));
  assert.deepEqual(format(estimateRank(pairs)), ['1.4201', '2.5799']);
  const halves = show(...Array.from({ length: 20 }, (_, day) => (day < 10 ? 1 : 3)));
  assert.deepEqual(format(estimateRank(halves)), ['-1.0910', '5.0910']);
  assert.deepEqual(format(estimateRank(show(...Array.from({ length: 10 }, () => 4)))), ['4.0000', '4.0000']);
  assert.deepEqual(format(compareRanks(pairs, halves)), ['-1.3385', '1.3385']);
});
