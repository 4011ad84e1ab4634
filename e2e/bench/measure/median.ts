import type { PageMetrics } from './load.ts';

type NumericMetric = Exclude<keyof PageMetrics, 'largestPaintElement'>;

/** Linear between the two values next to the quantile; 0.5 is the median. */
export const computeQuantile = (values: readonly number[], quantile: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * quantile;
  const [low = 0, high = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
};

/** Median of the ratios of a metric, each of two loads of the same round. */
export const computePairedRatio = (
  loads: readonly PageMetrics[],
  others: readonly PageMetrics[],
  metric: NumericMetric,
): number =>
  computeQuantile(
    loads.map((load, round) => load[metric] / (others[round]?.[metric] ?? NaN)),
    0.5,
  );

/** The quantile of each metric separately; the element of the last load. */
export const computeMetrics = (loads: readonly PageMetrics[], quantile = 0.5): PageMetrics => {
  const compute = (metric: NumericMetric): number =>
    computeQuantile(
      loads.map((load) => load[metric]),
      quantile,
    );
  return {
    largestPaint: compute('largestPaint'),
    largestPaintElement: loads.at(-1)?.largestPaintElement ?? '',
    interactive: compute('interactive'),
    blocking: compute('blocking'),
    firstPress: compute('firstPress'),
    scriptBytes: compute('scriptBytes'),
    requests: compute('requests'),
    hops: compute('hops'),
  };
};
