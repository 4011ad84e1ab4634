import { rankWindowDays, type KeywordRank, type RankSource } from '@rankwright/contracts/planner';
import type { KeywordRankRow } from '../../database/schema/ranks.ts';
import {
  addDays,
  compareRanks,
  estimateRank,
  type DayPosition,
} from '../searchPerformance/queryDays.service.ts';

type StoredDay = Pick<KeywordRankRow, 'day' | 'source' | 'position' | 'impressions'>;

/** Google's figures are final two to three days later. */
const finalAfterDays = 2;

/** The last day that can be known today from a source. */
export const getLastDay = (source: RankSource, today: string): string =>
  source === 'search-console' ? addDays(today, -finalAfterDays) : today;

/** Days on which the site was found; a looked up position counts like a day with one impression. */
const toPositions = (rows: readonly StoredDay[]): DayPosition[] =>
  rows.flatMap(({ position, impressions }) =>
    position === null ? [] : [{ position, impressions: impressions ?? 1 }],
  );

const toInterval = ([low, high]: readonly [number, number]) => ({ low, high });

/** Search Console first: it tells what people saw, on every day. */
const chooseSource = (rows: readonly StoredDay[], today: string): RankSource | null => {
  const isRecent = ({ day, source }: StoredDay) => day > addDays(getLastDay(source, today), -rankWindowDays);
  const recent = rows.filter(isRecent);
  return (
    recent.find(({ source, position }) => source === 'search-console' && position !== null)?.source ??
    recent.at(-1)?.source ??
    null
  );
};

export type RankFigures = Omit<KeywordRank, 'keywordId' | 'unknown'>;

const unknownFigures: RankFigures = {
  ...{ position: null, interval: null, days: 0, change: null, source: null, lastDay: null },
};

/** Where the site stands, from the stored days of one keyword, oldest first. */
export const describeRank = (rows: readonly StoredDay[], today: string): RankFigures => {
  const source = chooseSource(rows, today);
  if (!source) return unknownFigures;
  const own = rows.filter((row) => row.source === source);
  const last = getLastDay(source, today);
  const [start, before] = [addDays(last, -rankWindowDays), addDays(last, -2 * rankWindowDays)];
  const window = own.filter(({ day }) => day > start);
  const estimate = estimateRank(toPositions(window));
  const earlier = own.filter(({ day }) => day > before && day <= start);
  const change = compareRanks(toPositions(earlier), toPositions(window));
  return {
    source,
    position: estimate?.mean ?? null,
    interval: estimate?.interval ? toInterval(estimate.interval) : null,
    days: estimate?.days ?? 0,
    change: change && { positions: change.change, interval: toInterval(change.interval) },
    lastDay: window.at(-1)?.day ?? null,
  };
};

interface RankContext {
  isChecked: boolean;
  /** Why Search Console cannot be asked; null: it can. */
  searchUnknown: string | null;
  canLookUp: boolean;
  host: string | null;
}

/** Why there is no position. */
export const explainUnknownRank = (
  { source }: RankFigures,
  { isChecked, searchUnknown, canLookUp, host }: RankContext,
): string => {
  if (source === 'dataforseo') return 'The site is not among the first 100 results.';
  if (searchUnknown !== null && !canLookUp) return searchUnknown;
  if (searchUnknown !== null && !host) return 'Your site is not known yet: connect it first.';
  if (!isChecked) return 'The position was not checked yet.';
  return `Google did not show the site for this keyword in the last ${rankWindowDays} days.`;
};
