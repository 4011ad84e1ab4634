import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Client, ClientConfig } from 'pg';
import { create } from 'tar';
import { openClient } from '../database/openClient.ts';
import type { Env } from '../env.ts';
import { readKeys } from '../secrets/keys.ts';
import { getFingerprint } from './keyFile.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { runTransaction } from './runTransaction.ts';
import { digestTable, exportTable, listTables } from './tables.ts';

const secretNames = /KEY|SECRET|PASSWORD|TOKEN|LOGIN|_URL$/;

/** The settings without keys, passwords and addresses, which may hold a password. */
const listSettings = (env: Env): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name, value]) => value !== undefined && (!secretNames.test(name) || name === 'PUBLIC_URL'))
      .map(([name, value]) => [name, String(value)]),
  );

const readRows = async <Row extends object>(client: Client, text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows;

const exists = async (client: Client, table: string): Promise<boolean> => {
  const [row] = await readRows<{ exists: boolean }>(
    client,
    `select to_regclass('${table}') is not null as exists`,
  );
  return row?.exists ?? false;
};

const readSchemaVersion = async (client: Client): Promise<number> => {
  if (!(await exists(client, 'drizzle.__drizzle_migrations')))
    throw new BackupError('There is nothing to back up: the database has no tables of Rankwright.');
  const [row] = await readRows<{ count: string }>(
    client,
    'select count(*) from drizzle.__drizzle_migrations',
  );
  return Number(row?.count);
};

/** The queue's tables exist once the product has run. */
const readQueues = async (client: Client): Promise<Manifest['queues']> => {
  if (!(await exists(client, 'pgboss.queue'))) return [];
  return readRows(
    client,
    `select name, policy, retry_limit as "retryLimit", retry_delay as "retryDelay",
            retry_backoff as "retryBackoff", expire_seconds as "expireInSeconds"
     from pgboss.queue where name not like '\\_\\_pgboss%'`,
  );
};

const exportDatabase = async (
  client: Client,
  folder: string,
): Promise<Pick<Manifest, 'schemaVersion' | 'tables' | 'sequences' | 'queues'>> => {
  const schemaVersion = await readSchemaVersion(client);
  const tables = [];
  for (const table of await listTables(client)) {
    await exportTable(client, table, path.join(folder, `${table.schema}.${table.name}.ndjson`));
    tables.push(await digestTable(client, table));
  }
  return {
    schemaVersion,
    tables,
    sequences: await readRows(
      client,
      `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    ),
    queues: await readQueues(client),
  };
};

/** Everything is read in one transaction: the backup holds one moment, whatever is written meanwhile. */
const readSnapshot = async <Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = await openClient(config);
  try {
    return await runTransaction(client, 'begin isolation level repeatable read read only', () =>
      work(client),
    );
  } finally {
    await client.end();
  }
};

const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/**
 * Writes database and uploaded files to a gzipped tar archive while the product runs. The keys are not in it. The
 * target appears only when it is complete; an existing one is refused with a `BackupError`.
 */
export const createBackup = async (env: Env, config: ClientConfig, target: string): Promise<Manifest> => {
  if (existsSync(target)) throw new BackupError(`${target} exists already. Choose another name.`);
  mkdirSync(path.dirname(target), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(target), '.backup-'));
  const uploads = path.join(env.DATA_DIR, 'files');
  const copyUploads = (): void => {
    if (env.S3_BUCKET || !existsSync(uploads)) return;
    cpSync(uploads, path.join(folder, 'files'), { recursive: true });
  };
  try {
    mkdirSync(path.join(folder, 'tables'));
    mkdirSync(path.join(folder, 'files'));
    // Before and after: a file that the database names may be new, or about to be deleted.
    copyUploads();
    const database = await readSnapshot(config, (client) =>
      exportDatabase(client, path.join(folder, 'tables')),
    );
    copyUploads();
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      ...database,
      settings: listSettings(env),
      keyFingerprints: readKeys(env).secrets.map(getFingerprint),
      files: env.S3_BUCKET ? null : countFiles(path.join(folder, 'files')),
    };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const archive = path.join(folder, 'archive');
    await create({ gzip: true, cwd: folder, file: archive, mode: 0o600 }, [
      'manifest.json',
      'tables',
      'files',
    ]);
    renameSync(archive, target);
    return manifest;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
