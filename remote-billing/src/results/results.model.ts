import type { KeywordRank } from '@rankwright/contracts/planner';
import type { PageResult, SearchPerformance } from '@rankwright/contracts/searchPerformance';

export { describeFinding, findingTitles, getPageLabel } from '@rankwright/contracts/searchPerformance';

export const unknownValue = '–';

export const formatCount = (count: number): string => count.toLocaleString('en');

/** One decimal; a dash when the page was not shown. */
export const formatPosition = (position: number | null): string =>
  position === null ? unknownValue : position.toFixed(1);

/** The change against the timeframe before, e.g. `+12`; a dash when that is not stored. */
export const formatTrend = ({
  clicks,
  previousClicks,
}: Pick<PageResult, 'clicks' | 'previousClicks'>): string => {
  if (previousClicks === null) return unknownValue;
  const change = clicks - previousClicks;
  return change > 0 ? `+${formatCount(change)}` : formatCount(change).replace('-', '−');
};

/** `3.8 to 4.6`, never above the first result; null: there are too few days for an interval. */
export const formatInterval = ({ interval }: Pick<KeywordRank, 'interval'>): string | null =>
  interval && `${Math.max(1, interval.low).toFixed(1)} to ${interval.high.toFixed(1)}`;

/** Findings by kind, in the order in which they matter; kinds without any are left out. */
export const groupFindings = ({ findings }: SearchPerformance) =>
  (['decay', 'striking-distance', 'cannibalization'] as const)
    .map((kind) => ({ kind, findings: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.findings.length > 0);
