import { createSeededRandom } from '@rankwright/testing/crash/createSeededRandom';

export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
}

/** The same seed gives the same requests. */
export const createRandom = (seed: number): Random => {
  const next = createSeededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
};
