import type * as endpoints from '@rankwright/contracts/planner';
import type { ScheduledItem, scheduledItemInput } from '@rankwright/contracts/planner';
import { formatZonedDate, parseZonedTime, formatZonedTime } from '@rankwright/contracts/zonedTime';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticle, findArticles } from '../articles/article.repository.ts';
import { findUser } from '../auth/user.repository.ts';
import { findPublicationsByArticle } from '../publishing/publication.repository.ts';
import { updateArticleInTransaction } from '../articles/article.service.ts';
import { toScheduledItem, toPlatformChoice } from './scheduledItem.model.ts';
import { hasSlotChanged, getPlannedDelivery } from './scheduledItemDelivery.ts';
import {
  insertScheduledItem,
  updateScheduledItemRow,
  lockScheduledItem,
  type ScheduledItemRow,
} from './scheduledItem.repository.ts';

type Input = z.output<typeof scheduledItemInput>;
type Change = z.output<typeof endpoints.updateScheduledItem.body>;

const getTimeZone = async (db: Database, ownerId: string): Promise<string> =>
  (await findUser(db, ownerId))?.timeZone ?? 'UTC';

/** The current year and month (1–12) in the account's time zone. */
export const getCurrentMonth = async ({ db, clock }: Deps, ownerId: string): Promise<[number, number]> => {
  const today = formatZonedDate(clock.now(), await getTimeZone(db, ownerId));
  return [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
};

type Slot = Pick<ScheduledItemRow, 'scheduledDate' | 'scheduledTime' | 'timeZone'>;

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

const assertOwnArticle = async (
  tx: Database,
  ownerId: string,
  articleId: string | null | undefined,
): Promise<void> => {
  if (articleId && !(await findArticle(tx, ownerId, articleId))) throw new AppError('NOT_FOUND');
};

interface ItemText {
  title?: string | undefined;
  content?: string | null | undefined;
}

/** Copies the item's title and content to its article, so that the published post matches the planner. */
const copyTextToArticle = async (
  tx: Database,
  ownerId: string,
  articleId: string | null | undefined,
  { title, content }: ItemText,
  now: Date,
): Promise<void> => {
  if (!articleId) return;
  const article = await findArticle(tx, ownerId, articleId);
  if (!article) return;
  const next = { title: title ?? article.title, content: content?.trim() ? content : article.content };
  if (next.title !== article.title || next.content !== article.content)
    await updateArticleInTransaction(tx, now, ownerId, articleId, next);
};

export const toScheduledItems = async (
  db: Database,
  ownerId: string,
  rows: readonly ScheduledItemRow[],
): Promise<ScheduledItem[]> => {
  const articleIds = rows.flatMap(({ articleId }) => articleId ?? []);
  const articles = await findArticles(db, ownerId, articleIds);
  const publications = await findPublicationsByArticle(db, ownerId, articleIds);
  return rows.map((row) =>
    toScheduledItem(
      row,
      articles.find(({ id }) => id === row.articleId),
      publications.filter(({ articleId }) => articleId === row.articleId),
    ),
  );
};

const toSingleScheduledItem = async (db: Database, row: ScheduledItemRow): Promise<ScheduledItem> => {
  const [item] = await toScheduledItems(db, row.ownerId, [row]);
  if (!item) throw new Error('The scheduled item was not found.');
  return item;
};

export const createScheduledItem = async (
  { db, clock, ids }: Deps,
  ownerId: string,
  input: Input,
): Promise<ScheduledItem> => {
  const timeZone = await getTimeZone(db, ownerId);
  const now = clock.now();
  const row = {
    id: ids.uuid(),
    ownerId,
    timeZone,
    ...input,
    scheduledTime: input.scheduledTime ?? null,
    content: input.content ?? '',
    articleId: input.articleId ?? null,
    platforms: toPlatformChoice(input.platforms),
    createdAt: now,
    updatedAt: now,
  };
  assertNotPast(row, now);
  const added = await db.transaction(async (tx) => {
    await assertOwnArticle(tx, ownerId, row.articleId);
    await copyTextToArticle(tx, ownerId, row.articleId, input, now);
    return insertScheduledItem(tx, { ...row, ...getPlannedDelivery(row, null, now) });
  });
  return toSingleScheduledItem(db, added);
};

const applyChange = (before: ScheduledItemRow, change: Omit<Change, 'swapWith'>): ScheduledItemRow => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  content: change.content === undefined ? before.content : (change.content ?? ''),
  platforms: change.platforms
    ? {
        ...toPlatformChoice(before.platforms ?? undefined),
        ...toPlatformChoice({ ...before.platforms, ...change.platforms }),
      }
    : before.platforms,
});

const getSlot = ({ scheduledDate, scheduledTime, timeZone }: ScheduledItemRow) => ({
  scheduledDate,
  scheduledTime,
  timeZone,
});

/** The fields that the user edits; the worker writes the others. */
const getEditableFields = (row: ScheduledItemRow): Partial<ScheduledItemRow> => {
  const { title, status, volume, difficulty, type, content, articleId, platforms, keywords } = row;
  return {
    title,
    status,
    volume,
    difficulty,
    type,
    content,
    articleId,
    platforms,
    keywords,
    ...getSlot(row),
  };
};

const saveScheduledItem = async (
  tx: Database,
  before: ScheduledItemRow,
  next: ScheduledItemRow,
  now: Date,
): Promise<ScheduledItemRow> => {
  const delivery = getPlannedDelivery(next, before, now);
  const row = await updateScheduledItemRow(tx, next.ownerId, next.id, {
    ...getEditableFields(next),
    ...delivery,
    updatedAt: now,
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Only changed text: unchanged text must not overwrite an article that was edited meanwhile. */
const getChangedText = (before: ScheduledItemRow, { title, content }: Change): ItemText => ({
  ...(title !== before.title && { title }),
  ...(content !== before.content && { content }),
});

/** Updates a scheduled item. With `swapWith`, the two items swap date and time in one transaction. */
export const updateScheduledItem = async (
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  { swapWith, ...change }: Change,
): Promise<ScheduledItem> => {
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const before = await lockScheduledItem(tx, ownerId, id);
    const other = swapWith ? await lockScheduledItem(tx, ownerId, swapWith) : null;
    if (!before || other === undefined) throw new AppError('NOT_FOUND');
    const isSwap = other && other.id !== id;
    const next = applyChange(isSwap ? { ...before, ...getSlot(other) } : before, change);
    if (hasSlotChanged(before, next)) assertNotPast(next, now);
    await assertOwnArticle(tx, ownerId, change.articleId);
    await copyTextToArticle(tx, ownerId, next.articleId, getChangedText(before, change), now);
    if (isSwap) {
      const swapped = { ...other, ...getSlot(before) };
      if (hasSlotChanged(other, swapped)) assertNotPast(swapped, now);
      await saveScheduledItem(tx, other, swapped, now);
    }
    return saveScheduledItem(tx, before, next, now);
  });
  return toSingleScheduledItem(db, row);
};
