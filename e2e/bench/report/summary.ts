import type { Comparison } from '../measure/compare.ts';

export interface Summary {
  paint: number;
  scripts: number;
  hops: number;
  overBare: number;
}

/** Worst route for each metric; `overBare` only covers public routes. */
export const summarize = (comparisons: readonly Comparison[]): Summary => ({
  paint: Math.max(
    ...comparisons.map(({ federated, monolith }) => federated.largestPaint / monolith.largestPaint),
  ),
  scripts: Math.max(
    ...comparisons.map(({ federated, monolith }) => federated.scriptBytes / monolith.scriptBytes),
  ),
  hops: Math.max(...comparisons.map(({ federated }) => federated.hops)),
  overBare: Math.max(
    ...comparisons.flatMap(({ federated, bare }) => (bare ? federated.largestPaint / bare.largestPaint : [])),
  ),
});

export const renderClosingLine = ({ paint, scripts, hops, overBare }: Summary): string =>
  `web: LCP ratio ${paint.toFixed(2)}, JS ratio ${scripts.toFixed(2)}, hops ${hops}, public/static ${overBare.toFixed(2)}`;
