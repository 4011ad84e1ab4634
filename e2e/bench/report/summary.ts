import type { Comparison, Ratios } from '../measure/compare.ts';
import type { SecondVisit } from '../measure/secondVisit.ts';

export interface Summary {
  paint: number;
  interactive: number;
  scripts: number;
  /** Interactive, federated ÷ the page's own bundle. */
  floor: number;
  hops: number;
  overBare: number;
  /** Static pages only: scripts in kilobytes, with those inside the HTML, blocking time and first press in milliseconds (75th percentile). */
  publicScripts: number;
  publicBlocking: number;
  firstPress: number;
  /** Milliseconds to the account's own content at the second visit. */
  secondVisit: number;
}

/** Of a page that is the same in all builds: what was measured besides is the noise of the machine. */
const same: Pick<Ratios, 'largestPaint' | 'interactive' | 'floor'> = {
  largestPaint: 1,
  interactive: 1,
  floor: 1,
};

/** Worst route for each metric; `overBare` only covers public routes. */
export const summarize = (
  comparisons: readonly Comparison[],
  secondVisits: readonly SecondVisit[],
): Summary => {
  const statics = comparisons.filter(({ route }) => route.isStatic).map(({ federatedP75 }) => federatedP75);
  const findWorst = (values: readonly number[]): number => Math.max(0, ...values);
  const ratios = comparisons.map((comparison) => (comparison.isSame ? same : comparison.ratios));
  const withScripts = comparisons.filter(
    ({ federated, monolith }) => federated.scriptBytes + monolith.scriptBytes > 0,
  );
  return {
    paint: findWorst(ratios.map(({ largestPaint }) => largestPaint)),
    interactive: findWorst(ratios.map(({ interactive }) => interactive)),
    scripts: findWorst(
      withScripts.map(({ federated, monolith }) => federated.scriptBytes / monolith.scriptBytes),
    ),
    floor: findWorst(ratios.map(({ floor }) => floor)),
    hops: findWorst(comparisons.map(({ federated }) => federated.hops)),
    overBare: findWorst(comparisons.flatMap((comparison) => comparison.ratios.bare ?? [])),
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
