import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCannibalization, findStrikingDistance } from './opportunities.model.ts';

const row = (page: string, query: string, position: number, impressions: number, clicks = 0) => ({
  ...{ page, query, position, impressions, clicks },
});

test('lists queries just below the first five, with the clicks that the site’s own rate would bring', () => {
  const found = findStrikingDistance([
    row('/a', 'roses', 2, 2_000, 200),
    row('/b', 'tulips', 8, 500, 10),
    row('/b', 'daisies', 21, 500),
    row('/b', 'lilies', 8, 99),
  ]);
  assert.deepEqual(
    found.map(({ query, possibleClicks }) => ({ query, possibleClicks })),
    [{ query: 'tulips', possibleClicks: 40 }],
  );
});

test('says that the gain is not known when the site is rarely in the first five', () => {
  const [found] = findStrikingDistance([row('/b', 'tulips', 8, 500, 10)]);
  assert.equal(found?.possibleClicks, null);
  assert.ok(found.unknown.some((text) => text.includes('gain')));
});

test('lists queries that several pages share, each with a fifth of the impressions', () => {
  const found = findCannibalization([
    row('/a', 'roses', 4, 300),
    row('/b', 'roses', 9, 100),
    row('/c', 'roses', 30, 20),
    row('/a', 'tulips', 4, 300),
    row('/b', 'tulips', 9, 30),
  ]);
  assert.deepEqual(
    found.map(({ query, pages }) => [query, ...pages.map(({ page }) => page)]),
    [['roses', '/a', '/b']],
  );
});
