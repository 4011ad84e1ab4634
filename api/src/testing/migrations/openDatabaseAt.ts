import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMigrationsFolder } from '../../database/migrate.ts';

interface Journal {
  entries: { idx: number }[];
}

/** A copy of the migrations up to a number. */
const copyMigrations = (last: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-migrations-'));
  cpSync(getMigrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return folder;
};

/** An empty database with the migrations up to a number. `migrateToPresent` applies the others. */
export const openDatabaseAt = async (last: number) => {
  const client = new PGlite({ extensions: { btree_gin, pg_trgm } });
  const db = drizzle(client);
  const folder = copyMigrations(last);
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return {
    read: async <T>(query: string): Promise<T[]> => (await client.query<T>(query)).rows,
    load: (sql: string) => client.exec(sql),
    migrateToPresent: () => migrate(db, { migrationsFolder: getMigrationsFolder() }),
    close: () => client.close(),
  };
};
