import { deriveArticleState, getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { countHistory, listHistory, type HistoryRecord } from './history.repository.ts';

const toHistoryRow = (record: HistoryRecord): HistoryRow => {
  const { position, rowId, hasText, isApproved, isMarkedPublished, isDated, delivery, ...row } = record;
  const state = deriveArticleState({
    hasText,
    isApproved,
    isGenerating: false,
    isMarkedPublished,
    isImported: row.isImported === true,
    slot: delivery ? { isDated, delivery } : null,
    publications: row.publications,
  });
  return { ...row, id: hasText ? position.id : rowId, articleId: position.id, state };
};

export const registerHistory: Register = (app, { db }) => {
  route(app, getContentHistory, async ({ session, query }) => {
    const filter = { ownerId: session.userId, search: query.search, status: query.status, type: query.type };
    const by = { sort: query.sort, order: query.order };
    const after = query.cursor ? decodeCursor(query.cursor, by) : null;
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const [found, counts] = await Promise.all([
      listHistory(db, { filter, by, after, offset, limit: query.limit + 1 }),
      countHistory(db, filter),
    ]);
    const rows = found.slice(0, query.limit);
    const articles = Math.min(counts.articles, history.totalCap);
    const scheduled = Math.min(counts.scheduled, history.totalCap);
    const last = rows.at(-1);
    return {
      ...ok,
      data: {
        content: rows.map(toHistoryRow),
        page: query.page,
        hasMore: found.length > query.limit,
        total: articles + scheduled,
        articles,
        scheduled,
        totalCapped: counts.articles > history.totalCap || counts.scheduled > history.totalCap,
        nextCursor: last && found.length > query.limit ? encodeCursor(by, last.position) : null,
      },
    };
  });
};
