import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { withAdvisoryLock } from './withAdvisoryLock.ts';

const lockKey = 727_001;

export const getMigrationsFolder = (): string => {
  const source = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(source ? '../../migrations' : '../migrations', import.meta.url));
};

/** Applies pending migrations under an advisory lock, so that instances may start at the same time. */
export const applyMigrations = (config: ClientConfig): Promise<void> =>
  withAdvisoryLock(config, lockKey, (client) =>
    migrate(drizzle(client), { migrationsFolder: getMigrationsFolder() }),
  );
