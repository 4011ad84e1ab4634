import type * as endpoints from '@rankwright/contracts/planner';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticles } from '../articles/article.service.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { getMonthBounds, toScheduledItem } from './scheduledItem.model.ts';
import { findScheduledItemsBetween, findUnscheduledItems } from './scheduledItem.repository.ts';

/** The current year and month (1–12) in the account's time zone. */
const getCurrentMonth = async ({ db, clock }: Deps, ownerId: string): Promise<[number, number]> => {
  const today = formatZonedDate(clock.now(), await readTimeZone(db, ownerId));
  return [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
};

/** Without the items whose article was deleted. */
const toScheduledItems = async (
  db: Database,
  ownerId: string,
  rows: readonly ScheduledItemRow[],
): Promise<ScheduledItem[]> => {
  const articleIds = rows.map(({ articleId }) => articleId);
  const [articles, publications] = await Promise.all([
    findArticles(db, ownerId, articleIds),
    findPublicationsByArticle(db, ownerId, articleIds),
  ]);
  const byId = new Map(articles.map((article) => [article.id, article]));
  return rows.flatMap((row) => {
    const article = byId.get(row.articleId);
    const own = publications.filter(({ articleId }) => articleId === row.articleId);
    return article ? [toScheduledItem(row, article, own)] : [];
  });
};

export const toSingleScheduledItem = async (db: Database, row: ScheduledItemRow): Promise<ScheduledItem> => {
  const [item] = await toScheduledItems(db, row.ownerId, [row]);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
};

/** The items of a month, the current one by default, or those without a date. */
export const listScheduledItems = async (
  deps: Deps,
  ownerId: string,
  query: z.output<typeof endpoints.listScheduledItems.query>,
): Promise<ScheduledItem[]> => {
  const [year, month] = await getCurrentMonth(deps, ownerId);
  const [from, to] = getMonthBounds(query.year ?? year, query.month ?? month);
  const rows = query.unscheduled
    ? await findUnscheduledItems(deps.db, ownerId)
    : await findScheduledItemsBetween(deps.db, ownerId, from, to);
  return toScheduledItems(deps.db, ownerId, rows);
};
