import { getContentHistory } from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../features.ts';
import { publicationsOf } from '../publishing/publication.repository.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { historyCounts, historyPage } from './history.repository.ts';

export const registerHistory: Register = (app, { db }) => {
  route(app, getContentHistory, async ({ session, query }) => {
    const filter = { ownerId: session.userId, search: query.search, status: query.status, type: query.type };
    const after = query.cursor ? decodeCursor(query.cursor) : null;
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const [found, counts] = await Promise.all([
      historyPage(db, filter, after, offset, query.limit + 1),
      historyCounts(db, filter),
    ]);
    const rows = found.slice(0, query.limit);
    const published = await publicationsOf(
      db,
      session.userId,
      rows.flatMap(({ articleId }) => articleId ?? []),
    );
    const articles = query.type === 'scheduled' ? 0 : Math.min(counts.articles, history.totalCap);
    const scheduled = query.type === 'article' ? 0 : Math.min(counts.scheduled, history.totalCap);
    const last = rows.at(-1);
    return {
      ...ok,
      data: {
        content: rows.map(({ articleId, date, ...row }) => ({
          ...row,
          date: date.toISOString(),
          publications: published
            .filter((publication) => publication.articleId === articleId)
            .map(({ id, platform, state, url }) => ({ id, platform, state, url })),
        })),
        page: query.page,
        hasMore: found.length > query.limit,
        total: articles + scheduled,
        articles,
        scheduled,
        totalCapped: counts.articles > history.totalCap || counts.scheduled > history.totalCap,
        nextCursor:
          last && found.length > query.limit ? encodeCursor({ createdAt: last.date, id: last.id }) : null,
      },
    };
  });
};
