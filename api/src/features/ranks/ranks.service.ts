import type { KeywordRank, RankDay } from '@rankwright/contracts/planner';
import type { KeywordRankRow } from '../../database/schema/ranks.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import {
  addDays,
  explainMissingSearch,
  formatPacificDay,
  storedDays,
} from '../searchPerformance/queryDays.service.ts';
import { describeRank, explainUnknownRank } from './rank.model.ts';
import { findRankCheck, listRanks, listTrackedKeywords } from './ranks.repository.ts';
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
