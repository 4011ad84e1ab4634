import type { AccountEvent } from '@rankwright/contracts/events';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import {
  findEventsAfter,
  findRecentPosition,
  readEndPosition,
  type EventPosition,
  type EventRow,
} from './events.repository.ts';

const batchSize = 500;

const formatEventId = ({ transaction, id }: EventPosition): string => `${transaction}-${id}`;

const parseEventId = (text: string): EventPosition => {
  const [transaction = '0', id = '0'] = text.split('-');
  return { transaction, id: Number(id) };
};

const toAccountEvent = (row: EventRow): AccountEvent =>
  ({ id: formatEventId(row), type: row.type, data: row.data }) as AccountEvent;

export interface EventListener {
  ownerId: string;
  /** Events after it are delivered. */
  position: EventPosition;
  onEvents: (events: AccountEvent[]) => void;
}

export interface EventHub {
  /** The position after the event with this id; without one, so many seconds ago, so that a screen misses nothing since it was read. */
  findPosition(after: string | null, seconds: number): Promise<EventPosition>;
  /** Starts listening; returns a function that stops. */
  subscribe(listener: EventListener): () => void;
}

const comparePositions = (a: EventPosition, b: EventPosition): number =>
  Number(BigInt(a.transaction) - BigInt(b.transaction)) || a.id - b.id;

const findEarlier = (a: EventPosition, b: EventPosition): EventPosition =>
  comparePositions(a, b) <= 0 ? a : b;

/**
 * Reads new events for every listener of this process with one query per tick; asks nothing while nobody listens. Each
 * listener has its own position, so that a resumed one receives what it missed.
 */
export const createEventHub = (db: Database, log: Logger, intervalMs = 500): EventHub => {
  const listeners = new Set<EventListener>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const deliver = (rows: EventRow[]): void => {
    for (const listener of listeners) {
      const fresh = rows.filter(
        (row) => row.ownerId === listener.ownerId && comparePositions(row, listener.position) > 0,
      );
      const last = fresh.at(-1);
      if (!last) continue;
      listener.position = { transaction: last.transaction, id: last.id };
      listener.onEvents(fresh.map(toAccountEvent));
    }
  };

  const readBatches = async (owners: readonly string[], start: EventPosition): Promise<void> => {
    let from = start;
    for (;;) {
      const rows = await findEventsAfter(db, owners, from, batchSize);
      deliver(rows);
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      from = last;
    }
  };

  /** Moves everybody who has received all to the end, so that the next query starts there. */
  const readNewEvents = async (): Promise<void> => {
    const present = [...listeners];
    const [oldest] = present.map(({ position }) => position).toSorted(comparePositions);
    if (!oldest) return;
    const end = await readEndPosition(db);
    await readBatches([...new Set(present.map(({ ownerId }) => ownerId))], oldest);
    for (const listener of present) if (comparePositions(listener.position, end) < 0) listener.position = end;
  };

  const tick = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      await readNewEvents();
    } catch (error) {
      log.warn({ err: error }, 'events unavailable');
    } finally {
      isReading = false;
    }
  };

  return {
    findPosition: async (after, seconds) => {
      const end = await readEndPosition(db);
      const start = after ? parseEventId(after) : await findRecentPosition(db, seconds * 1_000);
      // Positions of a database that was restored since may lie ahead.
      return start ? findEarlier(start, end) : end;
    },
    subscribe: (listener) => {
      const subscribed = { ...listener };
      listeners.add(subscribed);
      timer ??= setInterval(() => void tick(), intervalMs);
      void tick();
      return () => {
        listeners.delete(subscribed);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
};
