import { verifyToken } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseHandle } from '../database/database.ts';
import { connections, oauthApps } from '../database/schema/connections.ts';
import { totpSecrets } from '../database/schema/secondFactors.ts';
import { searchConnections } from '../database/schema/searchPerformance.ts';
import { writers } from '../database/schema/writers.ts';
import {
  createKeyContext,
  createSearchContext,
  createTotpContext,
  getAppSecretContext,
  getSecretContext,
} from '../secrets/contexts.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

const command = fileURLToPath(new URL('./rotateKeys.ts', import.meta.url));
const id = '00000000-0000-4000-8000-000000000001';
const sessionKeys = {
  old: 'old-0123456789abcdefghijklmnopqrstuv',
  new: 'new-0123456789abcdefghijklmnopqrstuv',
};
const secretKeys = {
  old: `a:${Buffer.alloc(32, 1).toString('base64')}`,
  new: `b:${Buffer.alloc(32, 2).toString('base64')}`,
};
const beforehand = { SESSION_KEY: sessionKeys.old, SECRET_KEYS: secretKeys.old };
const between = {
  SESSION_KEY: sessionKeys.new,
  SESSION_KEY_PREVIOUS: sessionKeys.old,
  SECRET_KEYS: `${secretKeys.new},${secretKeys.old}`,
};
const afterwards = { SESSION_KEY: sessionKeys.new, SECRET_KEYS: secretKeys.new };

/** The section "Rotate keys" of docs/operations.md, followed step by step. */
describe('rotating keys', () => {
  let database: DatabaseHandle;
  let account: TestAccount;

  const withSettings = async <Result>(
    env: Record<string, string>,
    work: (api: TestApi) => Promise<Result>,
  ): Promise<Result> => {
    const api = await startTestApi({ env, database: { ...database, close: () => Promise.resolve() } });
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  };
  const isValid = async (api: TestApi, token: string) =>
    (await api.call(verifyToken, { token })).body.valid === true;

  const storeSecrets = async ({ deps: { db, secrets } }: TestApi, ownerId: string): Promise<void> => {
    const row = { id, ownerId };
    await db.insert(connections).values({
      ...row,
      platform: 'wordpress',
      method: 'application-password',
      secrets: secrets.seal('password', getSecretContext(row)),
    });
    await db.insert(oauthApps).values({
      ...row,
      platform: 'wordpress',
      siteUrl: 'https://example.com',
      clientId: 'client',
      clientSecret: secrets.seal('client secret', getAppSecretContext(row)),
    });
    const key = secrets.seal('model key', createKeyContext(ownerId));
    await db.insert(writers).values({ ownerId, provider: 'openai', model: 'any', key });
    const secret = secrets.seal('totp secret', createTotpContext(ownerId));
    await db.insert(totpSecrets).values({ ownerId, secret });
    const refreshToken = secrets.seal('refresh token', createSearchContext(ownerId));
    await db.insert(searchConnections).values({ ownerId, refreshToken });
  };

  const readSecrets = async ({ deps: { db, secrets } }: TestApi): Promise<string[]> => {
    const row = { id, ownerId: account.userId };
    const [connection] = await db.select().from(connections);
    const [app] = await db.select().from(oauthApps);
    const [writer] = await db.select().from(writers);
    const [search] = await db.select().from(searchConnections);
    const [totp] = await db.select().from(totpSecrets);
    return [
      secrets.open(connection?.secrets ?? '', getSecretContext(row)),
      secrets.open(app?.clientSecret ?? '', getAppSecretContext(row)),
      secrets.open(writer?.key ?? '', createKeyContext(row.ownerId)),
      secrets.open(totp?.secret ?? '', createTotpContext(row.ownerId)),
      secrets.open(search?.refreshToken ?? '', createSearchContext(row.ownerId)),
    ];
  };
  const stored = ['password', 'client secret', 'model key', 'totp secret', 'refresh token'];

  const runCommand = async (env: Record<string, string>): Promise<string> => {
    const { connectionString: url, host } = database.config;
    const place = url ? { DATABASE_URL: url } : { DATA_DIR: String(host) };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', command], {
      env: { ...process.env, ...place, ...env },
    });
    return stdout.trim();
  };

  before(async () => {
    database = await openTestDatabase();
    account = await withSettings(beforehand, async (api) => {
      const signedUp = await signUp(api);
      await storeSecrets(api, signedUp.userId);
      return signedUp;
    });
  });
  after(() => database.close());

  it('ends no session while the previous session key is set, and signs with the new one', async () => {
    const token = await withSettings(between, async (api) => {
      assert.equal(await isValid(api, account.token), true);
      return api.deps.tokens.sign(await api.app.guards.authenticate(account.token));
    });
    await withSettings(afterwards, async (api) => {
      assert.deepEqual([await isValid(api, token), await isValid(api, account.token)], [true, false]);
    });
  });

  it('decrypts with the old key until everything is encrypted with the new one', async () => {
    await withSettings(between, async (api) => assert.deepEqual(await readSecrets(api), stored));
    await withSettings(afterwards, (api) => assert.rejects(readSecrets(api), /No secret key a/));
    assert.equal(await runCommand(between), 'rotate-keys: 5 encrypted with b, 0 failed');
    assert.equal(await runCommand(between), 'rotate-keys: 0 encrypted with b, 0 failed');
    await withSettings(afterwards, async (api) => assert.deepEqual(await readSecrets(api), stored));
  });

  it('fails, and changes nothing, where the old key is missing', async () => {
    const other = { ...afterwards, SECRET_KEYS: `c:${Buffer.alloc(32, 3).toString('base64')}` };
    await assert.rejects(runCommand(other), { code: 1 });
    await withSettings(afterwards, async (api) => assert.deepEqual(await readSecrets(api), stored));
  });
});
