import { logIn } from '@rankwright/contracts/account';
import { createKeyword, listKeywords } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { z } from 'zod';
import { dayMs } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { defineJob } from '../queue/job.ts';
import { createPgBossQueue } from '../queue/pgBossQueue.ts';
import { signUpWithPlan, type TestAccount } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createBackup } from './createBackup.ts';
import { assertKeys, installKeys, readKeyFile, writeKeyFile } from './keyFile.ts';
import { openBackup } from './openBackup.ts';
import { restoreDatabase } from './restoreBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

const greetJob = defineJob({ name: 'greet', schema: z.object({ name: z.string() }) });
const silent = pino({ level: 'silent' });
const longTestMs = 240_000;

describe('backup and restore', () => {
  let api: TestApi;
  let account: TestAccount;
  let folder: string;
  let file: string;
  const listAll = async (target: TestApi, token: string) =>
    ((await target.call(listKeywords, { token })).body.keywords as { keyword: string }[]).map(
      ({ keyword }) => keyword,
    );
  const add = async (keyword: string) =>
    api.call(createKeyword, { token: account.token, body: { keyword, volume: 90, difficulty: 4 } });
  const restoreInto = (database: DatabaseHandle, from = file) =>
    openBackup(from, (manifest, content) => restoreDatabase(database.config, manifest, content));

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rankwright-backup-test-'));
    file = path.join(folder, 'nightly', 'backup.tar.gz');
    api = await startTestApi();
    account = await signUpWithPlan(api);
    mkdirSync(path.join(api.deps.env.DATA_DIR, 'files/profile'), { recursive: true });
    writeFileSync(path.join(api.deps.env.DATA_DIR, 'files/profile/ada.webp'), 'picture');
    const queue = createPgBossQueue(api.deps.database.config, silent);
    await queue.start();
    await queue.send(greetJob, { name: 'waiting' }, { startAfter: new Date(Date.now() + dayMs) });
    await queue.stop();
  });
  after(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'holds what was acknowledged before it began, and nothing half-written',
    { timeout: longTestMs },
    async () => {
      for (let index = 0; index < 5; index += 1) await add(`before ${index}`);
      const written: string[] = [];
      const state = { isRunning: true };
      const load = (async () => {
        for (let index = 0; state.isRunning; index += 1) {
          await add(`meanwhile ${index}`);
          written.push(`meanwhile ${index}`);
        }
      })();
      const manifest = await createBackup(api.deps.env, api.deps.database.config, file);
      state.isRunning = false;
      await load;
      await verifyBackup(file);
      assert.equal(manifest.files, 1);
      assert.equal(statSync(file).mode & 0o077, 0);

      const target = await openTestDatabase();
      const restored = await startTestApi({ database: target });
      try {
        await restoreInto(target);
        const reply = await restored.call(logIn, {
          body: { email: account.email, password: account.password },
        });
        const keywords = await listAll(restored, String(reply.body.token));
        assert.deepEqual(
          keywords.filter((keyword) => keyword.startsWith('before')).sort(),
          [0, 1, 2, 3, 4].map((index) => `before ${index}`),
        );
        const meanwhile = keywords.filter((keyword) => keyword.startsWith('meanwhile'));
        assert.deepEqual(meanwhile.sort(), written.slice(0, meanwhile.length).sort());

        const queue = createPgBossQueue(target.config, silent, 0.5);
        await queue.start();
        const { rows } = await target.db.execute("select name, data from pgboss.job where name = 'greet'");
        assert.deepEqual(rows, [{ name: 'greet', data: { name: 'waiting' } }]);
        await queue.stop();
      } finally {
        await restored.close();
      }
    },
  );

  it('is refused by a database that holds accounts, and changes nothing there', async () => {
    await createBackup(api.deps.env, api.deps.database.config, path.join(folder, 'again.tar.gz'));
    const before = await listAll(api, account.token);
    await assert.rejects(restoreInto(api.deps.database, path.join(folder, 'again.tar.gz')), {
      message: 'The database holds accounts already. Restore into an empty one.',
    });
    assert.deepEqual(await listAll(api, account.token), before);
  });

  it('does not overwrite a file', async () => {
    await assert.rejects(createBackup(api.deps.env, api.deps.database.config, file), {
      message: `${file} exists already. Choose another name.`,
    });
  });

  it('is refused when it was made by a newer version', async () => {
    const target = await openTestDatabase();
    try {
      await assert.rejects(
        openBackup(file, (manifest, content) =>
          restoreDatabase(target.config, { ...manifest, schemaVersion: 999 }, content),
        ),
        /newer version of Rankwright \(schema 999, this version has \d+\)/,
      );
    } finally {
      await target.close();
    }
  });

  it('keeps nothing of a backup whose rows are not those that were backed up', async () => {
    const target = await openTestDatabase();
    try {
      await openBackup(file, async (manifest, content) => {
        const rows = path.join(content, 'tables/public.keywords.ndjson');
        writeFileSync(rows, readFileSync(rows, 'utf8').split('\n').slice(1).join('\n'));
        await assert.rejects(restoreDatabase(target.config, manifest, content), /^Error: keywords differs/);
      });
      const { rows } = await target.db.execute('select count(*)::int as count from keywords');
      assert.deepEqual(rows, [{ count: 0 }]);
    } finally {
      await target.close();
    }
  });

  it('is refused when the file is damaged or something else', async () => {
    const half = path.join(folder, 'half.tar.gz');
    writeFileSync(half, readFileSync(file).subarray(0, statSync(file).size / 2));
    const text = path.join(folder, 'text.tar.gz');
    writeFileSync(text, 'not an archive');
    for (const damaged of [half, text])
      await assert.rejects(verifyBackup(damaged), {
        message: `${damaged} is not a backup of Rankwright, or it is damaged.`,
      });
    await assert.rejects(verifyBackup(path.join(folder, 'none')), /does not exist/);
  });

  it('leaves the keys in a file of their own, without which it is refused elsewhere', async () => {
    const keys = path.join(folder, 'keys.json');
    writeKeyFile(api.deps.env, keys);
    assert.equal(statSync(keys).mode & 0o077, 0);
    const elsewhere = { ...api.deps.env, DATA_DIR: path.join(folder, 'elsewhere') };
    await openBackup(file, async (manifest, content) => {
      assert.doesNotThrow(() => assertKeys(manifest, api.deps.env));
      assert.throws(() => assertKeys(manifest, elsewhere), /encrypted with other keys/);
      const given = readKeyFile(keys);
      assert.doesNotThrow(() => assertKeys(manifest, { ...elsewhere, ...given }));
      const secret = readFileSync(path.join(api.deps.env.DATA_DIR, 'secrets.key'), 'utf8').trim();
      for (const name of ['manifest.json', 'tables/public.users.ndjson'])
        assert.ok(!readFileSync(path.join(content, name), 'utf8').includes(secret));

      const fresh = path.join(folder, 'fresh');
      installKeys(given, fresh);
      assert.equal(readFileSync(path.join(fresh, 'secrets.key'), 'utf8'), secret);
    });
  });
});
