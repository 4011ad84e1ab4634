import type { PageResult, SearchPerformance } from '@rankwright/contracts/searchPerformance';

export { describeFinding, findingTitles, getPageLabel } from '@rankwright/contracts/searchPerformance';

export const unknownValue = '–';

export const formatCount = (count: number): string => count.toLocaleString('en');

/** One decimal; a dash when the page was not shown. */
export const formatPosition = (position: number | null): string =>
  position === null ? unknownValue : position.toFixed(1);

/** The change against the timeframe before, e.g. `+12`; a dash when that is not stored. */
export const formatTrend = ({ clicks, previousClicks }: PageResult): string => {
  if (previousClicks === null) return unknownValue;
  const change = clicks - previousClicks;
  return change > 0 ? `+${formatCount(change)}` : formatCount(change).replace('-', '−');
};

/** Findings by kind, in the order in which they matter; kinds without any are left out. */
export const groupFindings = ({ findings }: SearchPerformance) =>
  (['decay', 'striking-distance', 'cannibalization'] as const)
    .map((kind) => ({ kind, findings: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.findings.length > 0);
