import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Client } from 'pg';
import type { DatabaseHandle } from '../database/database.ts';
import { getMigrationsFolder } from '../database/migrationFiles.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** In memory where the system offers it: each database is a copy of a thousand files. */
export const temporaryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const silent = pino({ level: 'silent' });
const openEmbeddedDatabase = (folder: string) =>
  openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 4, DATA_DIR: folder, ROLE: 'all' }, silent);

/** The journal counts too: its times decide which migrations a database still needs. */
const hashMigrations = (): string => {
  const folder = getMigrationsFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256');
  for (const name of files.filter((file) => /\.sql$|_journal\.json$/.test(file)).sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};

const templatePrefix = 'rankwright-template-';
/** Longer than any test run, which takes copies of its template until its end. */
const unusedAfterMs = 6 * 3_600_000;

/** Removes the templates of other versions of the migrations, unless a run may still copy them. */
export const removeUnusedTemplates = (folder: string, now = Date.now()): void => {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(templatePrefix))) {
    const template = join(folder, name);
    const usedAt = statSync(template, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - usedAt > unusedAfterMs) rmSync(template, { recursive: true, force: true });
  }
};

/**
 * A migrated data folder, created once per version of the migrations, because copying is faster than initdb.
 */
const createTemplateFolder = async (): Promise<string> => {
  const template = join(temporaryFolder, `${templatePrefix}${hashMigrations()}`);
  if (existsSync(template)) {
    utimesSync(template, new Date(), new Date());
    return template;
  }
  removeUnusedTemplates(temporaryFolder);
  const fresh = mkdtempSync(join(temporaryFolder, 'rankwright-fresh-'));
  await (await openEmbeddedDatabase(fresh)).close();
  try {
    renameSync(fresh, template);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
  return template;
};

let compiled: Promise<unknown> | undefined;

/**
 * V8 compiles the same WebAssembly only once while someone holds it. Without a holder it would compile, and optimize
 * again, for each database of the process.
 */
const holdCompiled = (): Promise<unknown> =>
  (compiled ??= WebAssembly.compile(
    readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ));

const openCopy = async (): Promise<DatabaseHandle> => {
  await holdCompiled();
  const folder = mkdtempSync(join(temporaryFolder, 'rankwright-test-'));
  cpSync(join(await createTemplateFolder(), 'database'), join(folder, 'database'), { recursive: true });
  const handle = await openEmbeddedDatabase(folder);
  return {
    ...handle,
    close: async () => {
      await handle.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const openOnServer = async (url: string): Promise<DatabaseHandle> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  const handle = await openDatabase(
    { DATABASE_URL: databaseUrl.href, DATABASE_POOL: 5, DATA_DIR: tmpdir(), ROLE: 'all' },
    silent,
  );
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runOnServer(url, `drop database ${name} with (force)`);
    },
  };
};

/** Opens a fresh, migrated database on the server of `TEST_DATABASE_URL`, else an embedded one. */
export const openTestDatabase = (): Promise<DatabaseHandle> => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openCopy();
};
