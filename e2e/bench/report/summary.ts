import type { Comparison } from '../measure/compare.ts';
import type { SecondVisit } from '../measure/secondVisit.ts';

export interface Summary {
  paint: number;
  interactive: number;
  scripts: number;
  /** Interactive, federated ÷ the page's own bundle. */
  floor: number;
  hops: number;
  overBare: number;
  /** Static pages only: external scripts in kilobytes, blocking time and first press in milliseconds (75th percentile). */
  publicScripts: number;
  publicBlocking: number;
  firstPress: number;
  /** Milliseconds to the account's own content at the second visit. */
  secondVisit: number;
}

/** Worst route for each metric; `overBare` only covers public routes. */
export const summarize = (
  comparisons: readonly Comparison[],
  secondVisits: readonly SecondVisit[],
): Summary => {
  const statics = comparisons.filter(({ route }) => route.isStatic).map(({ federatedP75 }) => federatedP75);
  const findWorst = (values: readonly number[]): number => Math.max(0, ...values);
  const compare = (metric: 'largestPaint' | 'interactive' | 'scriptBytes'): number =>
    findWorst(
      comparisons
        .filter(({ federated, monolith }) => federated[metric] + monolith[metric] > 0)
        .map(({ federated, monolith }) => federated[metric] / monolith[metric]),
    );
  return {
    paint: compare('largestPaint'),
    interactive: compare('interactive'),
    scripts: compare('scriptBytes'),
    floor: findWorst(comparisons.map(({ federated, floor }) => federated.interactive / floor.interactive)),
    hops: findWorst(comparisons.map(({ federated }) => federated.hops)),
    overBare: findWorst(
      comparisons.flatMap(({ federated, bare }) => (bare ? federated.largestPaint / bare.largestPaint : [])),
    ),
    publicScripts: findWorst(statics.map(({ scriptBytes }) => scriptBytes / 1000)),
    publicBlocking: findWorst(statics.map(({ blocking }) => blocking)),
    firstPress: findWorst(statics.map(({ firstPress }) => firstPress)),
    secondVisit: findWorst(secondVisits.map(({ ms }) => ms)),
  };
};

export const renderClosingLine = (summary: Summary): string => {
  const { paint, interactive, scripts, hops, publicScripts, publicBlocking, firstPress } = summary;
  const { secondVisit, floor } = summary;
  return [
    `web: LCP ratio ${paint.toFixed(2)}`,
    `interactive ratio ${interactive.toFixed(2)}`,
    `JS ratio ${scripts.toFixed(2)}`,
    `floor ratio ${floor.toFixed(2)}`,
    `hops ${hops}`,
    `public JS ${publicScripts.toFixed(1)} kB`,
    `public blocking ${Math.round(publicBlocking)} ms`,
    `first press ${Math.round(firstPress)} ms`,
    `second visit ${Math.round(secondVisit)} ms`,
  ].join(', ');
};
