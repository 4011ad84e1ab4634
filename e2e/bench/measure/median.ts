import type { PageMetrics } from './load.ts';

const computeMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** Median of each metric separately. */
export const computeMedians = (loads: readonly PageMetrics[]): PageMetrics => {
  const medianFor = (metric: keyof PageMetrics): number => computeMedian(loads.map((load) => load[metric]));
  return {
    largestPaint: medianFor('largestPaint'),
    interactive: medianFor('interactive'),
    blocking: medianFor('blocking'),
    scriptBytes: medianFor('scriptBytes'),
    requests: medianFor('requests'),
    hops: medianFor('hops'),
  };
};
