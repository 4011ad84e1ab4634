import type { AccountEventData, AccountEventType } from '@rankwright/contracts/events';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { deleteEventsBefore, insertEvent } from './events.repository.ts';

/**
 * Publishes an event to the owner's open screens once the transaction commits. Changed states of articles, scheduled
 * items and publications need no call: triggers record them (migration 0008).
 */
export const recordEvent = <T extends AccountEventType>(
  tx: Database,
  ownerId: string,
  type: T,
  data: AccountEventData<T>,
): Promise<void> => insertEvent(tx, { ownerId, type, data });

const keepMs = dayMs;

export const deleteOldEvents = (db: Database, now: Date): Promise<void> =>
  deleteEventsBefore(db, addMs(now, -keepMs));
