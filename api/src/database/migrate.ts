import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { alone } from './alone.ts';

const lockKey = 727_001;

export const migrationsFolder = (): string => {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? '../../migrations' : '../migrations', import.meta.url));
};

/** Applies what is missing. One connection holds the lock and migrates, so instances may start together. */
export const applyMigrations = (config: ClientConfig): Promise<void> =>
  alone(config, lockKey, (client) => migrate(drizzle(client), { migrationsFolder: migrationsFolder() }));
