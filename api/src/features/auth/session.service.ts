import { addMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Session } from '../../http/session.ts';
import { sessionDays } from '../../identity/tokens.ts';
import { addSession, sessionFinder, touchSession } from './session.repository.ts';

const seenEveryMs = 60_000;

type SessionDeps = Pick<Deps, 'db' | 'tokens' | 'clock' | 'ids'>;

/** Starts a session and hands out its token. Inside a transaction, pass it as `db`. */
export const startSession = async (
  { tokens, clock, ids }: SessionDeps,
  db: Database,
  userId: string,
  userAgent: string,
): Promise<string> => {
  const id = ids.uuid();
  const now = clock.now();
  const expiresAt = addMs(now, sessionDays * 86_400_000);
  const agent = userAgent.slice(0, 300);
  await addSession(db, { id, ownerId: userId, userAgent: agent, createdAt: now, lastSeenAt: now, expiresAt });
  return tokens.sign({ userId, sessionId: id });
};

/** Signature and expiry first, then whether the session was ended meanwhile. */
export const authenticator = ({ db, tokens, clock }: Pick<Deps, 'db' | 'tokens' | 'clock'>) => {
  const find = sessionFinder(db);
  return async (token: string): Promise<Session> => {
    const check = tokens.check(token);
    if (check.state === 'bad') throw new AppError('SESSION_INVALID');
    if (check.state === 'expired') throw new AppError('SESSION_EXPIRED');
    const { userId, sessionId } = check.claims;
    const row = await find(sessionId, userId);
    if (!row || row.revokedAt) throw new AppError('SESSION_EXPIRED');
    const now = clock.now();
    if (now.getTime() - row.lastSeenAt.getTime() >= seenEveryMs) await touchSession(db, sessionId, now);
    return { userId, sessionId };
  };
};
