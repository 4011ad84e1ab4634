import type {
  ScheduledItem,
  scheduledItemInput,
  updateScheduledContent,
} from '@rankwright/contracts/planner';
import { zonedDate, zonedInstant, zonedTime } from '@rankwright/contracts/zonedTime';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticle } from '../articles/article.repository.ts';
import { findUser } from '../auth/user.repository.ts';
import { publicationsOf } from '../publishing/publication.repository.ts';
import { saveArticleIn } from '../articles/article.service.ts';
import { itemOf, platformChoice } from './item.model.ts';
import { hasMoved, plannedDeliveryOf } from './itemDelivery.ts';
import { addItem, changeItem, lockItem, type ItemRow } from './item.repository.ts';

type Input = z.output<typeof scheduledItemInput>;
type Change = z.output<typeof updateScheduledContent.body>;

const zoneOf = async (db: Database, ownerId: string): Promise<string> =>
  (await findUser(db, ownerId))?.timeZone ?? 'UTC';

/** Year and month (1–12) where the account lives. */
export const monthToday = async ({ db, clock }: Deps, ownerId: string): Promise<[number, number]> => {
  const today = zonedDate(clock.now(), await zoneOf(db, ownerId));
  return [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
};

type Moment = Pick<ItemRow, 'scheduledDate' | 'scheduledTime' | 'timeZone'>;

/** A day before today, or an hour of today that is over, both in the item's zone. */
const refusePast = ({ scheduledDate, scheduledTime, timeZone }: Moment, now: Date): void => {
  if (!scheduledDate) return;
  if (scheduledDate < zonedDate(now, timeZone))
    throw new AppError('DATE_IN_PAST', { details: { scheduledDate: 'Choose today or a later date.' } });
  if (scheduledTime && zonedInstant(scheduledDate, scheduledTime, timeZone) < now)
    throw new AppError('TIME_IN_PAST', {
      details: { scheduledTime: `It is ${zonedTime(now, timeZone)} in ${timeZone}. Choose a later time.` },
    });
};

const refuseForeignArticle = async (
  tx: Database,
  ownerId: string,
  articleId: string | null | undefined,
): Promise<void> => {
  if (articleId && !(await findArticle(tx, ownerId, articleId))) throw new AppError('NOT_FOUND');
};

interface Text {
  title?: string | undefined;
  content?: string | null | undefined;
}

/** What is typed into an item is its article's text, too: the post that goes out says what the planner shows. */
const carryText = async (
  tx: Database,
  ownerId: string,
  articleId: string | null | undefined,
  { title, content }: Text,
  now: Date,
): Promise<void> => {
  if (!articleId) return;
  const article = await findArticle(tx, ownerId, articleId);
  if (!article) return;
  const next = { title: title ?? article.title, content: content?.trim() ? content : article.content };
  if (next.title !== article.title || next.content !== article.content)
    await saveArticleIn(tx, now, ownerId, articleId, next);
};

export const shownItems = async (
  db: Database,
  ownerId: string,
  rows: readonly ItemRow[],
): Promise<ScheduledItem[]> => {
  const publications = await publicationsOf(
    db,
    ownerId,
    rows.flatMap(({ articleId }) => articleId ?? []),
  );
  return rows.map((row) => itemOf(row, publications));
};

const shown = async (db: Database, row: ItemRow): Promise<ScheduledItem> => {
  const [item] = await shownItems(db, row.ownerId, [row]);
  if (!item) throw new Error('The item is gone.');
  return item;
};

export const planItem = async (
  { db, clock, ids }: Deps,
  ownerId: string,
  input: Input,
): Promise<ScheduledItem> => {
  const timeZone = await zoneOf(db, ownerId);
  const now = clock.now();
  const row = {
    id: ids.uuid(),
    ownerId,
    timeZone,
    ...input,
    scheduledTime: input.scheduledTime ?? null,
    content: input.content ?? '',
    articleId: input.articleId ?? null,
    platforms: platformChoice(input.platforms),
    createdAt: now,
    updatedAt: now,
  };
  refusePast(row, now);
  const added = await db.transaction(async (tx) => {
    await refuseForeignArticle(tx, ownerId, row.articleId);
    await carryText(tx, ownerId, row.articleId, input, now);
    return addItem(tx, { ...row, ...plannedDeliveryOf(row, null, now) });
  });
  return shown(db, added);
};

const applied = (before: ItemRow, change: Omit<Change, 'swapWith'>): ItemRow => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  content: change.content === undefined ? before.content : (change.content ?? ''),
  platforms: change.platforms
    ? {
        ...platformChoice(before.platforms ?? undefined),
        ...platformChoice({ ...before.platforms, ...change.platforms }),
      }
    : before.platforms,
});

const placeOf = ({ scheduledDate, scheduledTime, timeZone }: ItemRow) => ({
  scheduledDate,
  scheduledTime,
  timeZone,
});

/** What the person decides; the rest is the worker's. */
const personsFields = (row: ItemRow): Partial<ItemRow> => {
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
    ...placeOf(row),
  };
};

const save = async (tx: Database, before: ItemRow, next: ItemRow, now: Date): Promise<ItemRow> => {
  const delivery = plannedDeliveryOf(next, before, now);
  const row = await changeItem(tx, next.ownerId, next.id, {
    ...personsFields(next),
    ...delivery,
    updatedAt: now,
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** A text that was sent along unchanged must not overwrite an article that was edited meanwhile. */
const changedText = (before: ItemRow, { title, content }: Change): Text => ({
  ...(title !== before.title && { title }),
  ...(content !== before.content && { content }),
});

/** Changes an item; with `swapWith` it takes the day and hour of the other, and the other those it leaves, both or neither. */
export const changeItemOf = async (
  { db, clock }: Deps,
  ownerId: string,
  id: string,
  { swapWith, ...change }: Change,
): Promise<ScheduledItem> => {
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const before = await lockItem(tx, ownerId, id);
    const other = swapWith ? await lockItem(tx, ownerId, swapWith) : null;
    if (!before || other === undefined) throw new AppError('NOT_FOUND');
    const trades = other && other.id !== id;
    const next = applied(trades ? { ...before, ...placeOf(other) } : before, change);
    if (hasMoved(before, next)) refusePast(next, now);
    await refuseForeignArticle(tx, ownerId, change.articleId);
    await carryText(tx, ownerId, next.articleId, changedText(before, change), now);
    if (trades) {
      const traded = { ...other, ...placeOf(before) };
      if (hasMoved(other, traded)) refusePast(traded, now);
      await save(tx, other, traded, now);
    }
    return save(tx, before, next, now);
  });
  return shown(db, row);
};
