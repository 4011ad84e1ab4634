import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { estimateSeasons, type SeasonEstimate } from './season.model.ts';

const isNear = (estimate: SeasonEstimate | undefined, mean: number, variance: number): void => {
  const [found, expected] = [estimate, { mean, variance }].map((given) =>
    given ? `${given.mean.toFixed(6)} ± ${given.variance.toFixed(6)}` : 'none',
  );
  assert.equal(found, expected);
};

describe('the seasons of pages', () => {
  const steady = Array.from({ length: 20 }, (_, index) => ({
    ...{ page: `/steady-${index}`, change: 0.02 * Math.sin(index), variance: 0.01 },
  }));

  it('are what chance does not explain: a large change that is well known, and little of one that is not', async () => {
    const seasons = await estimateSeasons([
      ...steady,
      { page: '/season', change: 0.8, variance: 0.01 },
      { page: '/chance', change: 0.8, variance: 4 },
    ]);
    assert.equal(seasons.size, 22);
    isNear(seasons.get('/steady-3'), 0.000446, 0.001581);
    isNear(seasons.get('/season'), 0.778956, 0.010114);
    isNear(seasons.get('/chance'), 0.012754, 0.065159);
  });

  it('are drawn towards none also where there is one page only', async () => {
    const seasons = await estimateSeasons([{ page: '/only', change: -0.3, variance: 0.04 }]);
    isNear(seasons.get('/only'), -0.109351, 0.025537);
  });

  it('are none without pages', async () => {
    assert.equal((await estimateSeasons([])).size, 0);
  });
});
