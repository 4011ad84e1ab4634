/** Upper tail of the standard normal distribution; error below 1.2e-7 of the value (Numerical Recipes, erfcc). */
export const getNormalTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const sum = coefficients.reduceRight((rest, coefficient) => coefficient + t * rest, 0);
  const tail = (t * Math.exp(-x * x + sum)) / 2;
  return z >= 0 ? tail : 1 - tail;
};

/** The normal deviate with the same tail as `t` with `df` degrees of freedom (Wallace 1959). */
export const toNormalDeviate = (t: number, df: number): number =>
  Math.sign(t) * ((8 * df + 1) / (8 * df + 3)) * Math.sqrt(df * Math.log1p((t * t) / df));

/** 0.975 quantile of Student's t (Cornish–Fisher expansion; error below 0.01 from 4 degrees of freedom on). */
export const getStudentQuantile = (df: number): number => {
  const z = 1.959964;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * df) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * df ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df ** 3)
  );
};

/** Throws when there are no values. */
export const getMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  const low = sorted[sorted.length % 2 ? middle : middle - 1];
  if (high === undefined || low === undefined) throw new Error('There is no median of no values.');
  return (low + high) / 2;
};
