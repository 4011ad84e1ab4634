import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import { pino } from 'pino';
import { readEnv } from '../env.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { readContents, readSchema, type Contents } from '../testing/migrations/describeDatabase.ts';
import { fillTables } from '../testing/migrations/fillTables.ts';
import {
  createOldDatabase,
  withClient,
  type DatabaseSettings,
  type OldDatabase,
} from '../testing/migrations/oldDatabase.ts';
import { readSchemaVersion } from './migrationFiles.ts';
import { openDatabase } from './openDatabase.ts';

const upgradeProcess = fileURLToPath(new URL('../testing/migrations/upgradeProcess.ts', import.meta.url));
const present = readSchemaVersion();
const longTestMs = 600_000;
/** Each place takes seconds, so that a test run takes one: in the last migration, before it is recorded. */
const killEverywhere = process.env.UPGRADE_KILLS === 'all';

/** Tables that a schema version adds rows to: 29 makes publications, and with them events, of the posts that were imported. */
const grownBy: Readonly<Record<string, number>> = { events: 29, publications: 29 };

/** What an upgrade found there, without the rows that a schema after `version` adds. */
const withoutAdditions = (found: Contents, before: Contents, version: number): Contents =>
  Object.fromEntries(
    Object.entries(found).map(([table, { columns, rows }]) => {
      const isGrown = (grownBy[table] ?? 0) > version;
      const known = new Set(before[table]?.rows);
      return [table, { columns, rows: isGrown ? rows.filter((row) => known.has(row)) : rows }];
    }),
  );

/** Upgrades in a process of its own; returns how that ended. */
const runUpgrade = async (settings: DatabaseSettings, killAt: number): Promise<string | number | null> => {
  const child = spawn(process.execPath, ['--import', 'tsx', upgradeProcess], {
    env: { ...process.env, ...settings, KILL_AT: String(killAt) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal ?? code;
};

const openUpgraded = async <Result>(
  settings: DatabaseSettings,
  read: (config: ClientConfig) => Promise<Result>,
): Promise<Result> => {
  const { config, close } = await openDatabase(
    readEnv({ NODE_ENV: 'test', ...settings }),
    pino({ level: 'silent' }),
  );
  try {
    return await read(config);
  } finally {
    await close();
  }
};

describe('upgrading a database of an older schema version', () => {
  let freshSchema: string[];
  before(async () => {
    const fresh = await openTestDatabase();
    freshSchema = await withClient(fresh.config, readSchema);
    await fresh.close();
  });

  for (const version of [present - 3, present - 2, present - 1])
    describe(`schema ${version} to ${present}`, () => {
      let old: OldDatabase;
      let contents: Contents;
      before(async () => {
        old = await createOldDatabase(version, async (client) => {
          await fillTables(client);
          contents = await readContents(client);
        });
      });
      after(() => old.remove());

      const assertWhole = async (settings: DatabaseSettings, place: string) => {
        const found = await openUpgraded(settings, (config) =>
          withClient(config, async (client) => ({
            schema: await readSchema(client),
            contents: await readContents(client, contents),
          })),
        );
        assert.deepEqual(found.schema, freshSchema, `schema ${place}`);
        assert.deepEqual(withoutAdditions(found.contents, contents, version), contents, `rows ${place}`);
      };

      it('begins with rows in every table', () => {
        for (const [table, { rows }] of Object.entries(contents)) assert.ok(rows.length >= 2, table);
      });

      it('keeps every row and ends with the schema of a new database', async () => {
        await assertWhole(await old.copy(), 'after an upgrade');
      });

      it('ends whole after SIGKILL before and after a step', { timeout: longTestMs }, async () => {
        // Begin, one record for each migration, commit.
        const places = Array.from({ length: 2 * (present - version + 2) }, (_, place) => place);
        for (const place of killEverywhere ? places : places.slice(-4, -3)) {
          const settings = await old.copy();
          assert.equal(await runUpgrade(settings, place), 'SIGKILL', `place ${place}`);
          await assertWhole(settings, `after a kill at place ${place}`);
        }
      });
    });
});
