import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, ClientConfig } from 'pg';
import PgBoss from 'pg-boss';
import { copyMigrations, readSchemaVersion } from '../database/migrationFiles.ts';
import { openClient } from '../database/openClient.ts';
import { createBossDatabase } from '../queue/bossDatabase.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { runTransaction } from './runTransaction.ts';
import { digestTable, importTable, withoutConstraints } from './tables.ts';

const assertKnownVersion = (schemaVersion: number): void => {
  const known = readSchemaVersion();
  if (schemaVersion > known)
    throw new BackupError(
      `The backup was made by a newer version of Rankwright (schema ${schemaVersion}, this version has ` +
        `${known}). Install that version, then restore.`,
    );
};

const assertEmpty = async (client: Client, schemaVersion: number): Promise<void> => {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.users') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  const { rowCount } = await client.query('select 1 from public.users limit 1');
  if (rowCount) throw new BackupError('The database holds accounts already. Restore into an empty one.');
  const { rows: migrations } = await client.query('select 1 from drizzle.__drizzle_migrations');
  if (migrations.length > schemaVersion)
    throw new BackupError('The database has a newer schema than the backup. Restore into an empty one.');
};

const createQueues = async (config: ClientConfig, queues: Manifest['queues']): Promise<void> => {
  const errors: Error[] = [];
  const database = createBossDatabase(config, (error) => errors.push(error));
  const boss = new PgBoss({ db: database, supervise: false, schedule: false });
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  for (const queue of queues) {
    const options = Object.fromEntries(Object.entries(queue).filter(([, value]) => value !== null));
    await boss.createQueue(String(queue.name), options as unknown as PgBoss.Queue);
  }
  await boss.stop({ graceful: false });
  await database.close();
  if (errors[0]) throw errors[0];
};

const importDatabase = async (client: Client, manifest: Manifest, folder: string): Promise<void> => {
  await client.query('delete from pgboss.job');
  await withoutConstraints(client, manifest.tables, async () => {
    for (const table of manifest.tables) {
      // A migration may have written rows of its own; the backup holds them, too.
      if (table.schema === 'public') await client.query(`delete from public."${table.name}"`);
      await importTable(client, table, path.join(folder, 'tables', `${table.schema}.${table.name}.ndjson`));
    }
  });
  for (const { schema, name, lastValue } of manifest.sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
      '%I.%I',
      schema,
      name,
      lastValue,
    ]);
  for (const table of manifest.tables) {
    const { rows, digest } = await digestTable(client, table);
    if (rows !== table.rows || digest !== table.digest)
      throw new BackupError(
        `${table.name} differs from the backup after restoring: ${rows} of ${table.rows} rows. Nothing was kept.`,
      );
  }
};

/**
 * Restores an unpacked backup into an empty database, all or nothing, and compares every table with the digests of
 * the backup. Throws a `BackupError` when the database holds accounts or the backup is of a newer version.
 */
export const restoreDatabase = async (
  config: ClientConfig,
  manifest: Manifest,
  folder: string,
): Promise<void> => {
  assertKnownVersion(manifest.schemaVersion);
  // The migrations up to the version of the backup, so that its rows fit. The next start applies the others.
  const migrationsFolder = path.join(folder, 'migrations');
  mkdirSync(migrationsFolder);
  copyMigrations(manifest.schemaVersion, migrationsFolder);
  const client = await openClient(config);
  try {
    await assertEmpty(client, manifest.schemaVersion);
    await migrate(drizzle(client), { migrationsFolder });
    await createQueues(config, manifest.queues);
    await runTransaction(client, 'begin', () => importDatabase(client, manifest, folder));
  } finally {
    await client.end();
  }
};
