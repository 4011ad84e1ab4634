import type { KeywordRank, RankDay, RankSource } from '@rankwright/contracts/planner';

const dayMs = 86_400_000;

/** `4.2`; a dash when the position is not known. */
export const formatRank = ({ position }: Pick<KeywordRank, 'position'>): string =>
  position === null ? '–' : position.toFixed(1);

export type Trend = 'better' | 'worse' | 'same' | 'unknown';

/** A change counts when its interval leaves out zero. A smaller position is better. */
export const getTrend = ({ change }: Pick<KeywordRank, 'change'>): Trend => {
  if (!change) return 'unknown';
  if (change.interval.high < 0) return 'better';
  return change.interval.low > 0 ? 'worse' : 'same';
};

/** `▲ 1.3` for a clear change to the better; empty when nothing is clear. */
export const formatTrend = (rank: Pick<KeywordRank, 'change'>): string => {
  const trend = getTrend(rank);
  if (trend !== 'better' && trend !== 'worse') return '';
  return `${trend === 'better' ? '▲' : '▼'} ${Math.abs(rank.change?.positions ?? 0).toFixed(1)}`;
};

/** The change in words. */
export const describeTrend = (rank: Pick<KeywordRank, 'change'>): string => {
  const positions = Math.abs(rank.change?.positions ?? 0).toFixed(1);
  const sentences: Record<Trend, string> = {
    better: `Improved by ${positions} compared with the previous 28 days.`,
    worse: `Dropped by ${positions} compared with the previous 28 days.`,
    same: 'No clear change from the previous 28 days.',
    unknown: 'Not enough days to compare with the previous period.',
  };
  return sentences[getTrend(rank)];
};

const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

const sourceTexts: Record<RankSource, string> = {
  'search-console': 'Average of what people saw in Google, from Search Console',
  dataforseo: 'Looked up in Google’s results in the United States, in English',
};

/** Where a position comes from, and of how many days it is the average. */
export const describeSource = ({ source, days, lastDay }: KeywordRank): string => {
  if (!source || !lastDay) return '';
  const count = days === 1 ? '1 day' : `${days} days`;
  return `${sourceTexts[source]}: ${count} up to ${formatDay(lastDay)}.`;
};

/** The interval of the average in words; empty when it has none. */
export const describeInterval = ({ interval }: Pick<KeywordRank, 'interval'>): string =>
  interval ? `95 % interval ${Math.max(1, interval.low).toFixed(1)} to ${interval.high.toFixed(1)}.` : '';

/** What a screen reader says of a keyword's position. */
export const describeRank = (rank: KeywordRank): string =>
  rank.position === null
    ? `unknown. ${rank.unknown ?? ''}`.trim()
    : [formatRank(rank), describeInterval(rank), describeTrend(rank)]
        .filter(Boolean)
        .join('. ')
        .replace('..', '.');

export interface ChartPoint {
  label: string;
  position: number | null;
}

/** One point per day from the first to the last; days without a position have none, so that no line crosses them. */
export const createChartPoints = (days: readonly RankDay[]): ChartPoint[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const positions = new Map(days.map(({ day, position }) => [day, position]));
  const count = Math.round((Date.parse(last.day) - Date.parse(first.day)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first.day) + index * dayMs).toISOString().slice(0, 10);
    return { label: formatDay(day), position: positions.get(day) ?? null };
  });
};
