import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparePages, sumClicks, type PageClicks } from './comparisons.model.ts';

/** 112 days: 70, a gap of 14, and a window of 28. */
const createPage = (page: string, before: number, gap: number, recent: number): PageClicks => ({
  page,
  clicks: [
    ...Array.from({ length: 70 }, () => before),
    ...Array.from({ length: 14 }, () => gap),
    ...Array.from({ length: 28 }, () => recent),
  ],
});
const createSite = (count: number) =>
  Array.from({ length: count }, (_, index) => createPage(`/steady-${index}`, 2, 50, 2));
const isNear = (value: number | undefined, expected: number): void =>
  assert.ok(value !== undefined && Math.abs(value - expected) < 1e-9, `${String(value)}, not ${expected}`);

describe('clicks of some days', () => {
  it('end so many days before the last', () => {
    assert.equal(sumClicks([1, 10, 100, 1_000], 0, 2), 1_100);
    assert.equal(sumClicks([1, 10, 100, 1_000], 1, 2), 110);
    assert.equal(sumClicks([1, 10, 100, 1_000], 2, 2), 11);
    assert.equal(sumClicks([1, 10, 100, 1_000], 3, 2), null);
  });
});

describe('a window beside the 70 days before it', () => {
  it('moves with the site, whatever happened in the two weeks between', () => {
    const compared = comparePages([...createSite(10), createPage('/fallen', 4, 0, 1)], 0);
    const steady = compared?.get('/steady-0');
    assert.equal(steady?.recent, 56);
    isNear(steady.expected, 56.5);
    isNear(steady.change, 0);
    const fallen = compared?.get('/fallen');
    assert.equal(fallen?.recent, 28);
    isNear(fallen.expected, 113);
    isNear(fallen.change, Math.log(28.5 / 112) - Math.log(56.5 / 56));
  });

  it('is judged from 25 clicks per window on, and from ten pages on', () => {
    const few = createPage('/few', 24.9 / 28, 0, 5);
    const enough = createPage('/enough', 25 / 28, 0, 5);
    assert.deepEqual([...(comparePages([...createSite(9), few, enough], 0)?.keys() ?? [])].at(-1), '/enough');
    assert.equal(comparePages([...createSite(9), few], 0), null);
  });

  it('needs 112 days', () => {
    const short = createSite(10).map(({ page, clicks }) => ({ page, clicks: clicks.slice(1) }));
    assert.equal(comparePages(short, 0), null);
    assert.equal(comparePages(createSite(10), 1), null);
    const longer = createSite(10).map(({ page, clicks }) => ({ page, clicks: [...clicks, 1_000] }));
    assert.equal(comparePages(longer, 1)?.get('/steady-0')?.recent, 56);
  });
});
