import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { authChallenges } from '../../database/schema/secondFactors.ts';

export type ChallengeRow = typeof authChallenges.$inferSelect;
export type ChallengeKind = 'second-factor' | 'passkey-registration' | 'passkey-sign-in' | 'oidc-sign-in';

export const insertChallenge = async (
  db: Database,
  row: typeof authChallenges.$inferInsert & { kind: ChallengeKind },
): Promise<void> => {
  await db.insert(authChallenges).values(row);
};

const matches = (tokenHash: string, kind: ChallengeKind, now: Date) =>
  and(
    eq(authChallenges.tokenHash, tokenHash),
    eq(authChallenges.kind, kind),
    gt(authChallenges.expiresAt, now),
  );

export const findChallenge = async (
  db: Database,
  tokenHash: string,
  kind: ChallengeKind,
  now: Date,
): Promise<ChallengeRow | null> => {
  const [row] = await db
    .select()
    .from(authChallenges)
    .where(matches(tokenHash, kind, now));
  return row ?? null;
};

/** Deletes the challenge and returns it: it works once. Null when it is unknown or expired. */
export const consumeChallenge = async (
  db: Database,
  tokenHash: string,
  kind: ChallengeKind,
  now: Date,
): Promise<ChallengeRow | null> => {
  const [row] = await db
    .delete(authChallenges)
    .where(matches(tokenHash, kind, now))
    .returning();
  return row ?? null;
};

export const deleteChallenges = async (db: Database, ownerId: string): Promise<void> => {
  await db.delete(authChallenges).where(eq(authChallenges.ownerId, ownerId));
};

export const deleteExpiredChallenges = async (db: Database, now: Date): Promise<void> => {
  await db.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
};
