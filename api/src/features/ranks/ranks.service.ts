import type { Timeframe } from '@rankwright/contracts/limits';
import type { KeywordRank, KeywordResult, RankDay } from '@rankwright/contracts/planner';
import type { KeywordRankRow } from '../../database/schema/ranks.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import {
  addDays,
  countTimeframeDays,
  explainMissingSearch,
  formatPacificDay,
  storedDays,
} from '../searchPerformance/queryDays.service.ts';
import { describeRank, explainUnknownRank, getLastDay } from './rank.model.ts';
import { findRankCheck, listRanks, listTrackedKeywords, sumKeywordFigures } from './ranks.repository.ts';
import { findSiteHost } from './siteHost.service.ts';

/** Two windows and the days that are not final yet. */
const readDays = 60;

const groupByKeyword = (rows: readonly KeywordRankRow[]): Map<string, KeywordRankRow[]> => {
  const groups = new Map<string, KeywordRankRow[]>();
  for (const row of rows) {
    const group = groups.get(row.keywordId);
    if (group) group.push(row);
    else groups.set(row.keywordId, [row]);
  }
  return groups;
};

/** Where the site stands for each keyword, or why that is not known. */
export const listKeywordRanks = async (deps: Deps, ownerId: string) => {
  const { db, clock, keywordData } = deps;
  const today = formatPacificDay(clock.now());
  const [tracked, rows, check, searchUnknown, host] = await Promise.all([
    listTrackedKeywords(db, ownerId),
    listRanks(db, ownerId, { from: addDays(today, -readDays) }),
    findRankCheck(db, ownerId),
    explainMissingSearch(deps, ownerId),
    findSiteHost(deps, ownerId),
  ]);
  const groups = groupByKeyword(rows);
  const context = { searchUnknown, canLookUp: keywordData.findPosition !== null, host };
  const ranks = tracked.map(({ id, rankCheckedAt }): KeywordRank => {
    const figures = describeRank(groups.get(id) ?? [], today);
    const unknown = explainUnknownRank(figures, { ...context, isChecked: rankCheckedAt !== null });
    return { keywordId: id, ...figures, unknown: figures.position === null ? unknown : null };
  });
  return { ranks, checkedAt: check?.checkedAt?.toISOString() ?? null, error: check?.error ?? null };
};

/** What became of each keyword in the timeframe; those with the most clicks first. */
export const listKeywordResults = async (
  deps: Deps,
  ownerId: string,
  timeframe: Timeframe,
): Promise<KeywordResult[]> => {
  const to = getLastDay('search-console', formatPacificDay(deps.clock.now()));
  const period = { from: addDays(to, 1 - countTimeframeDays(timeframe)), to };
  const [tracked, { ranks }, figures] = await Promise.all([
    listTrackedKeywords(deps.db, ownerId),
    listKeywordRanks(deps, ownerId),
    sumKeywordFigures(deps.db, ownerId, period),
  ]);
  const names = new Map(tracked.map(({ id, keyword }) => [id, keyword]));
  return ranks
    .map((rank) => ({
      ...rank,
      keyword: names.get(rank.keywordId) ?? '',
      ...(figures.get(rank.keywordId) ?? { clicks: null, impressions: null }),
    }))
    .toSorted(
      (a, b) =>
        (b.clicks ?? -1) - (a.clicks ?? -1) ||
        (b.impressions ?? -1) - (a.impressions ?? -1) ||
        (a.position ?? Infinity) - (b.position ?? Infinity) ||
        a.keyword.localeCompare(b.keyword),
    );
};

/** The stored positions of a keyword. Throws NOT_FOUND. */
export const getKeywordRankHistory = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  keywordId: string,
): Promise<RankDay[]> => {
  const tracked = await listTrackedKeywords(db, ownerId);
  if (!tracked.some(({ id }) => id === keywordId)) throw new AppError('NOT_FOUND');
  const from = addDays(formatPacificDay(clock.now()), 1 - storedDays);
  const rows = await listRanks(db, ownerId, { from, keywordId });
  return rows.map(({ day, position, impressions, clicks, source }) => ({
    ...{ day, position, impressions, clicks, source },
  }));
};
