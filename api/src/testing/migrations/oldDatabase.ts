import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { openEmbedded } from '../../database/embedded.ts';
import { copyMigrations } from '../../database/migrationFiles.ts';
import { runOnServer, temporaryFolder } from '../testDatabase.ts';

/** Settings with which a process of the product opens the database. */
export type DatabaseSettings = { DATA_DIR: string } | { DATABASE_URL: string };

export interface OldDatabase {
  copy(): Promise<DatabaseSettings>;
  remove(): Promise<void>;
}

export const withClient = async <Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const migrateTo = async (
  config: ClientConfig,
  schemaVersion: number,
  fill: (client: Client) => Promise<void>,
) => {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'rankwright-migrations-'));
  copyMigrations(schemaVersion, migrationsFolder);
  await withClient(config, async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    await fill(client);
  });
  rmSync(migrationsFolder, { recursive: true });
};

const createOnServer = async (
  server: string,
  prepare: (config: ClientConfig) => Promise<void>,
): Promise<OldDatabase> => {
  const names: string[] = [];
  const create = async (template: string): Promise<string> => {
    const name = `upgrade_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(server, `create database ${name} template ${template}`);
    names.push(name);
    return new URL(`/${name}`, server).href;
  };
  await prepare({ connectionString: await create('template0') });
  const [template = ''] = names;
  return {
    copy: async () => ({ DATABASE_URL: await create(template) }),
    remove: async () => {
      for (const name of names) await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
};

const createEmbedded = async (prepare: (config: ClientConfig) => Promise<void>): Promise<OldDatabase> => {
  const folder = mkdtempSync(join(temporaryFolder, 'rankwright-upgrade-'));
  const template = join(folder, '0');
  const { config, close } = await openEmbedded(template, 'own');
  await prepare(config);
  await close();
  let copies = 0;
  return {
    copy: () => {
      copies += 1;
      const DATA_DIR = join(folder, String(copies));
      cpSync(join(template, 'database'), join(DATA_DIR, 'database'), { recursive: true });
      return Promise.resolve({ DATA_DIR });
    },
    remove: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  };
};

/** A database of an older schema version, on the server of `TEST_DATABASE_URL` or else embedded. */
export const createOldDatabase = (
  schemaVersion: number,
  fill: (client: Client) => Promise<void>,
): Promise<OldDatabase> => {
  const prepare = (config: ClientConfig) => migrateTo(config, schemaVersion, fill);
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server, prepare) : createEmbedded(prepare);
};
