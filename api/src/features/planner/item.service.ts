import type {
  ScheduledItem,
  scheduledItemInput,
  updateScheduledContent,
} from '@rankwright/contracts/planner';
import { zonedDate } from '@rankwright/contracts/zonedTime';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticle } from '../articles/article.repository.ts';
import { findUser } from '../auth/user.repository.ts';
import { publicationsOf } from '../publishing/publication.repository.ts';
import { itemOf, platformChoice, publishAtOf } from './item.model.ts';
import { addItem, changeItem, findItem, type ItemRow, type NewItem } from './item.repository.ts';

type Input = z.output<typeof scheduledItemInput>;
type Change = z.output<typeof updateScheduledContent.body>;

const zoneOf = async (db: Database, ownerId: string): Promise<string> =>
  (await findUser(db, ownerId))?.timeZone ?? 'UTC';

const refusePast = (date: string | null | undefined, timeZone: string, now: Date): void => {
  if (date && date < zonedDate(now, timeZone))
    throw new AppError('DATE_IN_PAST', { details: { scheduledDate: 'Choose today or a later date.' } });
};

const refuseForeignArticle = async (
  db: Database,
  ownerId: string,
  articleId: string | null | undefined,
): Promise<void> => {
  if (articleId && !(await findArticle(db, ownerId, articleId))) throw new AppError('NOT_FOUND');
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

/** `waiting` items are what the worker sends. */
const delivery = (
  row: Pick<ItemRow, 'id' | 'scheduledDate' | 'scheduledTime' | 'timeZone' | 'platforms'>,
): Pick<NewItem, 'publishAt' | 'deliveryState'> => {
  const chosen = Object.values(row.platforms ?? {}).some(Boolean);
  return { publishAt: publishAtOf(row), deliveryState: row.scheduledDate && chosen ? 'waiting' : 'none' };
};

export const planItem = async (
  { db, clock, ids }: Deps,
  ownerId: string,
  input: Input,
): Promise<ScheduledItem> => {
  const timeZone = await zoneOf(db, ownerId);
  refusePast(input.scheduledDate, timeZone, clock.now());
  await refuseForeignArticle(db, ownerId, input.articleId);
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
  return shown(db, await addItem(db, { ...row, ...delivery(row) }));
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

const save = async (tx: Database, next: ItemRow, now: Date): Promise<ItemRow> => {
  const { id, ownerId, ...fields } = next;
  const row = await changeItem(tx, ownerId, id, { ...fields, ...delivery(next), updatedAt: now });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const placeOf = ({ scheduledDate, scheduledTime, timeZone }: ItemRow) => ({
  scheduledDate,
  scheduledTime,
  timeZone,
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
    const before = await findItem(tx, ownerId, id);
    const other = swapWith ? await findItem(tx, ownerId, swapWith) : null;
    if (!before || other === undefined) throw new AppError('NOT_FOUND');
    if (change.scheduledDate !== before.scheduledDate) refusePast(change.scheduledDate, before.timeZone, now);
    await refuseForeignArticle(tx, ownerId, change.articleId);
    if (!other || other.id === id) return save(tx, applied(before, change), now);
    for (const { scheduledDate, timeZone } of [before, other]) refusePast(scheduledDate, timeZone, now);
    await save(tx, { ...other, ...placeOf(before) }, now);
    return save(tx, applied({ ...before, ...placeOf(other) }, change), now);
  });
  return shown(db, row);
};
