import { and, asc, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { events } from '../../database/schema/events.ts';

/** Place of an event in the stream. */
export interface EventPosition {
  transaction: string;
  id: number;
}

export interface EventRow extends EventPosition {
  ownerId: string;
  type: string;
  data: Record<string, unknown>;
}

/** The oldest running transaction: every event before it is visible, whatever the order of commits. */
const oldestRunning = sql`pg_snapshot_xmin(pg_current_snapshot())`;

const isAfter = ({ transaction, id }: EventPosition): SQL =>
  sql`(${events.transaction}, ${events.id}) > (${transaction}::xid8, ${id}::bigint)`;

/** The end of the stream: events committed from now on come after it. */
export const readEndPosition = async (db: Database): Promise<EventPosition> => {
  const { rows } = await db.execute<{ transaction: string }>(
    sql`select (${oldestRunning})::text as transaction`,
  );
  return { transaction: rows[0]?.transaction ?? '0', id: 0 };
};

/** Just before the first event of the last `ms`; undefined when there is none. */
export const findRecentPosition = async (db: Database, ms: number): Promise<EventPosition | undefined> => {
  const [first] = await db
    .select({ transaction: sql<string>`${events.transaction}::text`, id: events.id })
    .from(events)
    .where(gte(events.createdAt, sql`now() - ${`${ms} milliseconds`}::interval`))
    .orderBy(asc(events.transaction), asc(events.id))
    .limit(1);
  return first && { ...first, id: first.id - 1 };
};

/** Events of these owners after a position, in order. */
export const findEventsAfter = async (
  db: Database,
  ownerIds: readonly string[],
  position: EventPosition,
  limit: number,
): Promise<EventRow[]> =>
  db
    .select({
      id: events.id,
      transaction: sql<string>`${events.transaction}::text`,
      ownerId: events.ownerId,
      type: events.type,
      data: events.data,
    })
    .from(events)
    .where(
      and(
        inArray(events.ownerId, [...ownerIds]),
        isAfter(position),
        sql`${events.transaction} < ${oldestRunning}`,
      ),
    )
    .orderBy(asc(events.transaction), asc(events.id))
    .limit(limit);

export const deleteEventsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(events).where(lt(events.createdAt, time));
};

export const insertEvent = async (
  tx: Database,
  event: { ownerId: string; type: string; data: Record<string, unknown> },
): Promise<void> => {
  await tx.insert(events).values(event);
};
