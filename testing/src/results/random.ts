type Random = () => number;

/** A standard normal deviate (Box–Muller). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A gamma deviate with mean `shape` (Marsaglia and Tsang; shapes below one by their boost). */
const drawGamma = (shape: number, random: Random): number => {
  if (shape < 1) return drawGamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = drawNormal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
};

const drawPoisson = (mean: number, random: Random): number => {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = 1 - random(); product > limit; product *= 1 - random()) count += 1;
  return count;
};

/** A negative binomial count: its variance is `dispersion` times its mean (more than 1). */
export const drawCount = (mean: number, dispersion: number, random: Random): number =>
  mean <= 0 ? 0 : drawPoisson(drawGamma(mean / (dispersion - 1), random) * (dispersion - 1), random);
