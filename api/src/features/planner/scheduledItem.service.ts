import type { EndpointSchemas } from '@rankwright/contracts/http';
import { difficulty as limits } from '@rankwright/contracts/limits';
import type * as endpoints from '@rankwright/contracts/planner';
import type { ScheduledItem, scheduledItemInput } from '@rankwright/contracts/planner';
import { parseZonedTime } from '@rankwright/contracts/zoneOffset';
import { formatZonedDate, formatZonedTime } from '@rankwright/contracts/zonedTime';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticles } from '../articles/article.service.ts';
import { listKeywords } from '../articles/articleState.model.ts';
import { createOwnArticle, updateOwnText, type OwnText } from '../articles/articleText.service.ts';
import { deleteArticleWithoutText, lockOwnArticle } from '../articles/scheduledArticle.service.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { findKeywordDifficulty } from '../keywords/keywords.service.ts';
import { findPublicationsByArticle } from '../publications/publications.service.ts';
import { getMonthBounds, toPlatformChoice, toScheduledItem } from './scheduledItem.model.ts';
import { hasSlotChanged, getPlannedDelivery } from './scheduledItemDelivery.ts';
import {
  deleteScheduledItemRow,
  findScheduledItemsBetween,
  findUnscheduledItems,
  insertScheduledItem,
  updateScheduledItemRow,
  lockScheduledItem,
  lockSlot,
} from './scheduledItem.repository.ts';

type Input = z.output<typeof scheduledItemInput>;
type Change = z.output<EndpointSchemas<typeof endpoints.updateScheduledItem>['body']>;

type Slot = Pick<ScheduledItemRow, 'scheduledDate' | 'scheduledTime' | 'timeZone'>;

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

const toSingleScheduledItem = async (db: Database, row: ScheduledItemRow): Promise<ScheduledItem> => {
  const [item] = await toScheduledItems(db, row.ownerId, [row]);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
};

/** The current year and month (1–12) in the account's time zone. */
const getCurrentMonth = async ({ db, clock }: Deps, ownerId: string): Promise<[number, number]> => {
  const today = formatZonedDate(clock.now(), await readTimeZone(db, ownerId));
  return [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
};

/** The items of a month, the current one by default, or those without a date. */
export const listScheduledItems = async (
  deps: Deps,
  ownerId: string,
  query: z.output<EndpointSchemas<typeof endpoints.listScheduledItems>['query']>,
): Promise<ScheduledItem[]> => {
  const [year, month] = await getCurrentMonth(deps, ownerId);
  const [from, to] = getMonthBounds(query.year ?? year, query.month ?? month);
  const rows = query.unscheduled
    ? await findUnscheduledItems(deps.db, ownerId)
    : await findScheduledItemsBetween(deps.db, ownerId, from, to);
  return toScheduledItems(deps.db, ownerId, rows);
};

/** Throws when the date or the time of today has passed in the item's time zone. */
const assertNotPast = ({ scheduledDate, scheduledTime, timeZone }: Slot, now: Date): void => {
  if (!scheduledDate) return;
  if (scheduledDate < formatZonedDate(now, timeZone))
    throw new AppError('DATE_IN_PAST', { details: { scheduledDate: 'Choose today or a later date.' } });
  if (scheduledTime && parseZonedTime(scheduledDate, scheduledTime, timeZone) < now)
    throw new AppError('TIME_IN_PAST', {
      details: {
        scheduledTime: `It is ${formatZonedTime(now, timeZone)} in ${timeZone}. Choose a later time.`,
      },
    });
};

/** The text fields that the request changes. Empty content and keywords keep those of a given article. */
const getOwnText = ({ title, content, keywords }: Change, article?: ArticleRow): OwnText => ({
  ...(title !== undefined && { title }),
  ...(content?.trim() && content.trim() !== article?.content.trim() && { content }),
  ...(keywords && (keywords.length > 0 || !article) && { keywords }),
});

const applyChange = (before: ScheduledItemRow, change: Change): ScheduledItemRow => {
  const { scheduledDate, scheduledTime, status, volume, difficulty, type, platforms } = change;
  const given = { scheduledDate, scheduledTime, status, volume, difficulty, type };
  return {
    ...before,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    platforms: platforms ? toPlatformChoice({ ...before.platforms, ...platforms }) : before.platforms,
  };
};

/** The fields that the user edits; the worker writes the others. */
const getEditableFields = (row: ScheduledItemRow): Partial<ScheduledItemRow> => {
  const { articleId, scheduledDate, scheduledTime, timeZone } = row;
  const { status, volume, difficulty, type, platforms } = row;
  return { articleId, scheduledDate, scheduledTime, timeZone, status, volume, difficulty, type, platforms };
};

const saveScheduledItem = async (
  tx: Database,
  before: ScheduledItemRow,
  next: ScheduledItemRow,
  now: Date,
): Promise<ScheduledItemRow> => {
  if (hasSlotChanged(before, next)) assertNotPast(next, now);
  const row = await updateScheduledItemRow(tx, next.ownerId, next.id, {
    ...getEditableFields(next),
    ...getPlannedDelivery(next, before, now),
    updatedAt: now,
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const createRow = (
  input: Input,
  articleId: string,
  { timeZone, keywordDifficulty }: { timeZone: string; keywordDifficulty: number | null },
) => ({
  articleId,
  timeZone,
  scheduledDate: input.scheduledDate,
  scheduledTime: input.scheduledTime ?? null,
  status: input.status,
  volume: input.volume,
  difficulty: input.difficulty ?? keywordDifficulty ?? limits.scheduledDefault,
  type: input.type,
  platforms: toPlatformChoice(input.platforms),
});

/** Creates a scheduled item and its article. A given article gets the slot; one that it has is updated. */
export const createScheduledItem = async (
  { db, clock, ids }: Deps,
  ownerId: string,
  input: Input,
): Promise<ScheduledItem> => {
  const timeZone = await readTimeZone(db, ownerId);
  const now = clock.now();
  const added = await db.transaction(async (tx) => {
    const given = input.articleId ? await lockOwnArticle(tx, ownerId, input.articleId) : null;
    const article = given
      ? await updateOwnText(tx, now, given, getOwnText(input, given))
      : await createOwnArticle(tx, now, ownerId, getOwnText(input));
    const taken = await lockSlot(tx, ownerId, article.id);
    if (taken) return saveScheduledItem(tx, taken, applyChange(taken, input), now);
    const keywordDifficulty = await findKeywordDifficulty(tx, ownerId, listKeywords(article));
    const planned = createRow(input, article.id, { timeZone, keywordDifficulty });
    const row = { id: ids.uuid(), ownerId, ...planned };
    assertNotPast(row, now);
    const delivery = getPlannedDelivery(row, null, now);
    return insertScheduledItem(tx, { ...row, ...delivery, createdAt: now, updatedAt: now });
  });
  return toSingleScheduledItem(db, added);
};

/** Gives the item another article. The previous one stays, unless it has no text. */
const changeArticle = async (
  tx: Database,
  now: Date,
  before: ScheduledItemRow,
  articleId: string | null | undefined,
): Promise<ArticleRow> => {
  if (!articleId || articleId === before.articleId)
    return lockOwnArticle(tx, before.ownerId, before.articleId);
  const article = await lockOwnArticle(tx, before.ownerId, articleId);
  if (await lockSlot(tx, before.ownerId, articleId)) throw new AppError('ARTICLE_ALREADY_SCHEDULED');
  await deleteArticleWithoutText(tx, before.ownerId, before.articleId, now);
  return article;
};

/** Updates a scheduled item and its article. With `swapWith`, two items swap days; each keeps its own hour. */
export const updateScheduledItem = async (
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  { swapWith, ...change }: Change,
): Promise<ScheduledItem> => {
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const before = await lockScheduledItem(tx, ownerId, id);
    const other = swapWith && swapWith !== id ? await lockScheduledItem(tx, ownerId, swapWith) : null;
    if (!before || other === undefined) throw new AppError('NOT_FOUND');
    const article = await changeArticle(tx, now, before, change.articleId);
    const text = getOwnText(change, article);
    if (Object.keys(text).length > 0) await updateOwnText(tx, now, article, text);
    const moved = other ? { ...change, scheduledDate: other.scheduledDate } : change;
    if (other) await saveScheduledItem(tx, other, { ...other, scheduledDate: before.scheduledDate }, now);
    return saveScheduledItem(tx, before, { ...applyChange(before, moved), articleId: article.id }, now);
  });
  return toSingleScheduledItem(db, row);
};

/** Deletes a scheduled item. An article without text goes with it. */
export const deleteScheduledItem = async ({ db, clock }: Deps, ownerId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await deleteScheduledItemRow(tx, ownerId, id);
    if (!row) throw new AppError('NOT_FOUND');
    await deleteArticleWithoutText(tx, ownerId, row.articleId, clock.now());
  });
