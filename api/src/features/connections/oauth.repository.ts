import type { Platform } from '@rankwright/contracts/limits';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { oauthApps, oauthStates, type OAuthProvider } from '../../database/schema/connections.ts';

export type OAuthAppRow = typeof oauthApps.$inferSelect;
export type OAuthStateRow = typeof oauthStates.$inferSelect;

export const findOAuthApp = async (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<OAuthAppRow | undefined> => {
  const [row] = await db
    .select()
    .from(oauthApps)
    .where(and(eq(oauthApps.ownerId, ownerId), eq(oauthApps.platform, platform)));
  return row;
};

export const saveOAuthApp = async (db: Database, row: typeof oauthApps.$inferInsert): Promise<void> => {
  const { siteUrl, clientId, clientSecret, updatedAt } = row;
  const set = { siteUrl, clientId, clientSecret, updatedAt };
  await db
    .insert(oauthApps)
    .values(row)
    .onConflictDoUpdate({ target: [oauthApps.ownerId, oauthApps.platform], set });
};

export const insertOAuthState = async (db: Database, row: typeof oauthStates.$inferInsert): Promise<void> => {
  await db.insert(oauthStates).values(row);
};

/** Marks a valid state of this user and provider as used and returns it. One statement, so it works only once. */
export const consumeOAuthState = async (
  db: Database,
  { ownerId, provider }: { ownerId: string; provider: OAuthProvider },
  stateHash: string,
  now: Date,
): Promise<OAuthStateRow | undefined> => {
  const isUsable = and(
    eq(oauthStates.stateHash, stateHash),
    eq(oauthStates.ownerId, ownerId),
    eq(oauthStates.provider, provider),
    isNull(oauthStates.usedAt),
    gt(oauthStates.expiresAt, now),
  );
  const [row] = await db.update(oauthStates).set({ usedAt: now }).where(isUsable).returning();
  return row;
};
