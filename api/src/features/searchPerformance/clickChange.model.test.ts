import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSeededRandom } from '@rankwright/testing/crash/createSeededRandom';
import { compareClicks } from './clickChange.model.ts';

const repeat = (clicks: number) => Array.from({ length: 28 }, () => clicks);

describe('a change of clicks', () => {
  it('is the difference of both periods with an interval around it', () => {
    const { clicks, low, high } = compareClicks(repeat(10), repeat(20));
    assert.equal(clicks, 280);
    assert.ok(low > 0 && low < 280 && high > 280);
    assert.equal(high - 280, 280 - low);
  });

  it('is not certain without a single click', () => {
    const { clicks, low, high } = compareClicks(repeat(0), repeat(0));
    assert.deepEqual([clicks, low < 0, high > 0], [0, true, true]);
  });

  it('holds the true change in about 95 of 100 trials', () => {
    const random = createSeededRandom(7);
    const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    // Weeks differ more than a Poisson count does.
    const drawDays = (mean: number) =>
      Array.from({ length: 28 }, (_, day) => (day % 7 === 0 ? Math.round(mean + 60 * drawNormal()) : 0));
    const trials = Array.from({ length: 1_000 }, () => compareClicks(drawDays(700), drawDays(800)));
    const held = trials.filter(({ low, high }) => low <= 400 && 400 <= high).length;
    assert.ok(held >= 930 && held <= 970, String(held));
  });
});
