import type { Load } from './load.ts';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** The median of each figure by itself. */
export const medians = (loads: readonly Load[]): Load => {
  const of = (figure: keyof Load): number => median(loads.map((load) => load[figure]));
  return {
    largestPaint: of('largestPaint'),
    interactive: of('interactive'),
    blocking: of('blocking'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    hops: of('hops'),
  };
};
