import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig } from 'pg';

const lockKey = 727_001;

export const migrationsFolder = (): string => {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? '../../migrations' : '../migrations', import.meta.url));
};

/** Applies what is missing. One connection holds the lock and migrates, so instances may start together. */
export const applyMigrations = async (config: ClientConfig): Promise<void> => {
  const client = new Client(config);
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${lockKey})`);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    await db.execute(sql`select pg_advisory_unlock(${lockKey})`);
  } finally {
    await client.end();
  }
};
