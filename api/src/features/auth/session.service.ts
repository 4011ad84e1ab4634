import { addMs, dayMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Session } from '../../http/session.ts';
import { sessionDays } from '../../identity/tokens.ts';
import { insertSession, createSessionFinder, touchSession } from './session.repository.ts';

const touchIntervalMs = 60_000;

type SessionDeps = Pick<Deps, 'db' | 'tokens' | 'clock' | 'ids'>;

/** Starts a session and returns its token. Inside a transaction, pass the transaction as `db`. */
export const startSession = async (
  { tokens, clock, ids }: SessionDeps,
  db: Database,
  userId: string,
  userAgent: string,
): Promise<string> => {
  const id = ids.uuid();
  const now = clock.now();
  const expiresAt = addMs(now, sessionDays * dayMs);
  const agent = userAgent.slice(0, 300);
  await insertSession(db, {
    id,
    ownerId: userId,
    userAgent: agent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return tokens.sign({ userId, sessionId: id });
};

/**
 * Returns a function that authenticates a token: checks its signature and expiry, then whether the session
 * was revoked.
 */
export const createAuthenticator = ({ db, tokens, clock }: Pick<Deps, 'db' | 'tokens' | 'clock'>) => {
  const find = createSessionFinder(db);
  return async (token: string): Promise<Session> => {
    const check = tokens.check(token);
    if (check.state === 'bad') throw new AppError('SESSION_INVALID');
    if (check.state === 'expired') throw new AppError('SESSION_EXPIRED');
    const { userId, sessionId } = check.claims;
    const row = await find(sessionId, userId);
    if (!row || row.revokedAt) throw new AppError('SESSION_EXPIRED');
    const now = clock.now();
    if (now.getTime() - row.lastSeenAt.getTime() >= touchIntervalMs) await touchSession(db, sessionId, now);
    return { userId, sessionId };
  };
};
