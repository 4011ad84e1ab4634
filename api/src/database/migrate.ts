import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, ClientConfig } from 'pg';
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

export const getMigrationsFolder = (): string => {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? '../../migrations' : '../migrations', import.meta.url));
};

interface Journal {
  entries: { when: number }[];
}

/** When the last migration of this version was made, in Unix milliseconds. */
const readLastMigration = (): number => {
  const journal = readFileSync(path.join(getMigrationsFolder(), 'meta/_journal.json'), 'utf8');
  return Math.max(...(JSON.parse(journal) as Journal).entries.map(({ when }) => when));
};

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
 * Applies pending migrations under an advisory lock, so that instances may start at the same time. Refuses a database
 * of a newer version with a `NewerSchemaError`.
 */
export const applyMigrations = (config: ClientConfig): Promise<void> =>
  withAdvisoryLock(config, lockKey, async (client) => {
    await assertKnownSchema(client);
    await migrate(drizzle(client), { migrationsFolder: getMigrationsFolder() });
  });
