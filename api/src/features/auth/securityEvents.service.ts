import type { SecurityEvent, SecurityEventKind } from '@rankwright/contracts/account';
import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import {
  deleteSecurityEventsBefore,
  insertSecurityEvent,
  listSecurityEventRows,
} from './securityEvents.repository.ts';

const listed = 100;
const keepMs = 365 * dayMs;

/** Writes the event to the account's log, which its owner reads in Settings, and to the log of the server. */
export const recordSecurityEvent = async (
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  db: Database,
  ownerId: string,
  kind: SecurityEventKind,
  caller: Caller,
  detail = '',
): Promise<void> => {
  const { address } = caller;
  const userAgent = caller.userAgent.slice(0, 300);
  await insertSecurityEvent(db, { ownerId, kind, detail, address, userAgent, createdAt: clock.now() });
  log.info({ audit: kind, ownerId, detail, address }, 'security event');
};

export const listSecurityEvents = async (db: Database, ownerId: string): Promise<SecurityEvent[]> => {
  const rows = await listSecurityEventRows(db, ownerId, listed);
  return rows.map(({ id, kind, detail, address, userAgent, createdAt }) => ({
    id,
    kind: kind as SecurityEventKind,
    detail,
    address,
    userAgent,
    createdAt: createdAt.toISOString(),
  }));
};

export const deleteOldSecurityEvents = (db: Database, now: Date): Promise<void> =>
  deleteSecurityEventsBefore(db, addMs(now, -keepMs));
