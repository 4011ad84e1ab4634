import { setImmediate } from 'node:timers/promises';

/** A page's own season as far as the year before shows it. */
export interface SeasonEstimate {
  /** Logarithm of the change that the season makes. */
  mean: number;
  variance: number;
}

/** A change of the year before and its variance. */
export interface Observation {
  page: string;
  change: number;
  variance: number;
}

/** Standard deviations of the seasons among which the mixture chooses, as logarithms. */
const scales = [0.01, 0.03, 0.06, 0.12, 0.25, 0.5, 1];
const rounds = 60;

const getDensities = ({ change, variance }: Observation): number[] =>
  scales.map((scale) => {
    const total = variance + scale ** 2;
    return Math.exp((-change * change) / (2 * total)) / Math.sqrt(total) + 1e-300;
  });

/** Weights of the scales by expectation and maximization over all pages. */
const fitWeights = async (densities: readonly number[][]): Promise<number[]> => {
  let weights = scales.map(() => 1 / scales.length);
  for (let round = 0; round < rounds; round += 1) {
    await setImmediate();
    const next = scales.map(() => 1);
    for (const density of densities) {
      const total = density.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
      density.forEach(
        (value, index) => (next[index] = (next[index] ?? 0) + (value * (weights[index] ?? 0)) / total),
      );
    }
    const sum = next.reduce((all, value) => all + value, 0);
    weights = next.map((value) => value / sum);
  }
  return weights;
};

/**
 * What of last year's changes is season and what is chance: adaptive shrinkage (Stephens 2017). Most pages have next to no
 * season of their own, and a change that chance explains counts next to nothing.
 */
export const estimateSeasons = async (
  observations: readonly Observation[],
): Promise<Map<string, SeasonEstimate>> => {
  const densities = observations.map(getDensities);
  const weights = await fitWeights(densities);
  return new Map(
    observations.map(({ page, change, variance }, at) => {
      const parts = (densities[at] ?? []).map((density, index) => {
        const share = (scales[index] ?? 0) ** 2 / ((scales[index] ?? 0) ** 2 + variance);
        return { weight: density * (weights[index] ?? 0), mean: share * change, variance: share * variance };
      });
      const total = parts.reduce((sum, { weight }) => sum + weight, 0);
      const mean = parts.reduce((sum, part) => sum + part.weight * part.mean, 0) / total;
      const square =
        parts.reduce((sum, part) => sum + part.weight * (part.variance + part.mean ** 2), 0) / total;
      return [page, { mean, variance: square - mean * mean }];
    }),
  );
};
