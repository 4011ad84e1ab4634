import type { Platform } from '@rankwright/contracts/limits';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { oauthApps, oauthStates } from '../../database/schema/connections.ts';

export type OAuthAppRow = typeof oauthApps.$inferSelect;
export type OAuthStateRow = typeof oauthStates.$inferSelect;

/** Binds an app's secret to its row. */
export const appSecretPlace = ({ id, ownerId }: Pick<OAuthAppRow, 'id' | 'ownerId'>): string =>
  `oauth_apps:${id}:${ownerId}`;

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

export const addOAuthState = async (db: Database, row: typeof oauthStates.$inferInsert): Promise<void> => {
  await db.insert(oauthStates).values(row);
};

/** Uses a state up: the row of a good one of this user. One statement, so it works once. */
export const takeOAuthState = async (
  db: Database,
  ownerId: string,
  stateHash: string,
  now: Date,
): Promise<OAuthStateRow | undefined> => {
  const good = and(
    eq(oauthStates.stateHash, stateHash),
    eq(oauthStates.ownerId, ownerId),
    isNull(oauthStates.usedAt),
    gt(oauthStates.expiresAt, now),
  );
  const [row] = await db.update(oauthStates).set({ usedAt: now }).where(good).returning();
  return row;
};
