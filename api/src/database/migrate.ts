import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, ClientConfig } from 'pg';
import { getMigrationsFolder, readLastMigration } from './migrationFiles.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';

const lockKey = 727_001;

/** The database has migrations that this version does not know. */
export class NewerSchemaError extends Error {
  constructor() {
    super(
      'The database was upgraded by a newer version of Rankwright, and an older one would damage it. Start the newer ' +
        'version, or restore a backup that was made before the upgrade.',
    );
  }
}

const assertKnownSchema = async (client: Client): Promise<void> => {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last ?? 0) > readLastMigration()) throw new NewerSchemaError();
};

/**
 * Applies all pending migrations in one transaction, under an advisory lock, so that instances may start at the same
 * time. Refuses a database of a newer version with a `NewerSchemaError`.
 */
export const applyMigrations = (config: ClientConfig): Promise<void> =>
  withAdvisoryLock(config, lockKey, async (client) => {
    await assertKnownSchema(client);
    await migrate(drizzle(client), { migrationsFolder: getMigrationsFolder() });
  });
