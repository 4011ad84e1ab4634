import { and, eq, sql } from 'drizzle-orm';
import type { Platform } from '@rankwright/contracts/limits';
import type { Database } from '../../database/database.ts';
import { connections, type ConnectionRow, type NewConnection } from '../../database/schema/connections.ts';

const byOwnerAndPlatform = (ownerId: string, platform: Platform) =>
  and(eq(connections.ownerId, ownerId), eq(connections.platform, platform));

export const findConnections = (db: Database, ownerId: string): Promise<ConnectionRow[]> =>
  db.select().from(connections).where(eq(connections.ownerId, ownerId));

export const findConnection = async (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<ConnectionRow | undefined> => {
  const [row] = await db.select().from(connections).where(byOwnerAndPlatform(ownerId, platform));
  return row;
};

/** The connection's mode, which cannot change until the transaction ends. */
export const lockConnectionMode = async (
  tx: Database,
  ownerId: string,
  platform: Platform,
): Promise<ConnectionRow['mode'] | undefined> => {
  const [row] = await tx
    .select({ mode: connections.mode })
    .from(connections)
    .where(byOwnerAndPlatform(ownerId, platform))
    .for('share');
  return row?.mode;
};

export const saveConnection = async (
  db: Database,
  row: NewConnection & { id: string },
): Promise<ConnectionRow> => {
  const [saved] = await db
    .insert(connections)
    .values(row)
    .onConflictDoUpdate({ target: [connections.ownerId, connections.platform], set: row })
    .returning();
  if (!saved) throw new Error('The connection was not saved.');
  return saved;
};

export const updateConnection = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  change: Partial<NewConnection>,
): Promise<ConnectionRow | undefined> => {
  const [row] = await db
    .update(connections)
    .set(change)
    .where(byOwnerAndPlatform(ownerId, platform))
    .returning();
  return row;
};

/** Adds fields to defaults in the settings, in one statement: none of two writers is lost. */
export const mergeStoredDefaults = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  key: 'publishDefaults' | 'savedDefaults',
  defaults: object,
): Promise<void> => {
  const known = sql`coalesce(${connections.settings}->${key}::text, '{}'::jsonb)`;
  const merged = sql`${known} || ${JSON.stringify(defaults)}::jsonb`;
  await db
    .update(connections)
    .set({ settings: sql`${connections.settings} || jsonb_build_object(${key}::text, ${merged})` })
    .where(byOwnerAndPlatform(ownerId, platform));
};

/** Deletes the connection, with `method` only if it uses that method. Returns whether there was one. */
export const deleteConnection = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  method?: ConnectionRow['method'],
): Promise<boolean> => {
  const deleted = await db
    .delete(connections)
    .where(and(byOwnerAndPlatform(ownerId, platform), method ? eq(connections.method, method) : undefined))
    .returning({ id: connections.id });
  return deleted.length > 0;
};
