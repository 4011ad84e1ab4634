import { createHash } from 'node:crypto';

/** Pseudo-random numbers from a seed, so that the same request always gives the same text. */
export const createRandom = (seed: string) => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from.');
      return chosen;
    },
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
};
export type Random = ReturnType<typeof createRandom>;
