import type { SecurityEventKind } from '@rankwright/contracts/account';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { hasUsedDevice } from './securityEvents.repository.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import type { Caller } from '../../http/caller.ts';
import { startSession } from './session.service.ts';

/** Starts a session, with a line in the account's log, and returns its token. */
export const signIn = async (
  deps: Deps,
  db: Database,
  userId: string,
  caller: Caller,
  kind: Extract<SecurityEventKind, 'signed-up' | 'signed-in'>,
): Promise<string> => {
  const isNewDevice =
    kind === 'signed-in' && !(await hasUsedDevice(db, userId, caller.userAgent.slice(0, 300)));
  await recordSecurityEvent(deps, db, userId, isNewDevice ? 'signed-in-new-device' : kind, caller);
  return startSession(deps, db, userId, caller.userAgent);
};
