import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigrations, getMigrationsFolder } from '../../database/migrationFiles.ts';

/** An empty database of a schema version. `migrateToPresent` applies the other migrations. */
export const openDatabaseAt = async (schemaVersion: number) => {
  const client = new PGlite({ extensions: { btree_gin, pg_trgm } });
  const db = drizzle(client);
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-migrations-'));
  copyMigrations(schemaVersion, folder);
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return {
    read: async <T>(query: string): Promise<T[]> => (await client.query<T>(query)).rows,
    load: (sql: string) => client.exec(sql),
    migrateToPresent: () => migrate(db, { migrationsFolder: getMigrationsFolder() }),
    close: () => client.close(),
  };
};
