import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { estimateSpread, getVariance } from './spread.model.ts';

/** Fourteen pages with waves of their own over some days. */
const createPages = (days: number, count = 14) =>
  Array.from({ length: count }, (_, index) => ({
    page: `/p-${index}`,
    clicks: Array.from({ length: 480 }, (__, day) => {
      const wave = 0.3 * Math.sin(day * (0.05 + index / 200) + index) + 0.2 * Math.sin(day * 1.7 + index);
      return Math.round((6 + index) * (1 + wave));
    }).slice(-days),
  }));
const round = (value: number | undefined): number => Number(value?.toFixed(5));
const fallback = { counts: 2, drift: 0.005, pages: new Map(), df: 4 };

describe('how much the clicks of 28 days move', () => {
  it('is counted from the history of all pages, with a factor for each', async () => {
    const { counts, drift, pages, df } = await estimateSpread(createPages(480));
    assert.deepEqual([round(counts), round(drift), round(df)], [1.08104, 0.04845, 116.33333]);
    assert.deepEqual(
      ['/p-0', '/p-7', '/p-13'].map((page) => round(pages.get(page))),
      [0.90321, 1.03299, 0.97691],
    );
    assert.equal(pages.size, 14);
  });

  it('needs twenty weeks', async () => {
    assert.deepEqual(await estimateSpread(createPages(139)), fallback);
    const { counts, drift, pages, df } = await estimateSpread(createPages(140));
    assert.deepEqual(
      [counts, drift, pages.get('/p-8'), df].map(round),
      [0.8352, 0.04277, 1.00846, 100.33333],
    );
  });

  it('needs ten pages with enough clicks', async () => {
    assert.deepEqual(await estimateSpread(createPages(480, 9)), fallback);
    const quiet = createPages(480).map(({ page, clicks }) => ({ page, clicks: clicks.map(() => 0.8) }));
    assert.deepEqual(await estimateSpread(quiet), fallback);
    assert.deepEqual(await estimateSpread([]), fallback);
  });

  it('is never as little as in clicks that are the same every day', async () => {
    const even = createPages(480).map(({ page }, index) => ({
      page,
      clicks: Array.from({ length: 480 }, () => 10 + index),
    }));
    const { counts, drift, pages } = await estimateSpread(even);
    assert.deepEqual([counts, drift, pages.get('/p-0')].map(round), [0.5, 0.00005, 0.8596]);
  });

  it('becomes the variance of a window by its clicks and the factor of its page', () => {
    const spread = { counts: 2, drift: 0.005, pages: new Map([['/a', 3]]), df: 10 };
    assert.equal(round(getVariance(spread, '/b', 100)), 0.037);
    assert.equal(round(getVariance(spread, '/a', 100)), 0.111);
    assert.equal(round(getVariance(spread, '/b', 1_000)), 0.0118);
  });
});
