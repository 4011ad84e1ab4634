import { getProfile, logIn, updateUser } from '@rankwright/contracts/account';
import { createKeyword } from '@rankwright/contracts/planner';
import Fastify from 'fastify';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPool, type DatabaseHandle } from '../database/database.ts';
import { OverloadError } from '../parsing/createFairQueue.ts';
import { ParsingTimeoutError } from '../parsing/parseUntrusted.ts';
import { signUpWithPlan, type TestAccount } from '../testing/accounts.ts';
import { startDatabaseProxy } from '../testing/databaseProxy.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { registerErrors } from './errors.plugin.ts';

describe('while the database is away', () => {
  let database: DatabaseHandle;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    database = await openTestDatabase();
    proxy = await startDatabaseProxy(database.config);
    const pool = openPool(proxy.config, () => undefined);
    api = await startTestApi({ database: { ...database, db: pool.db, close: pool.end } });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    proxy.close();
    await database.close();
  });

  it('answers 503 with Retry-After to reads, writes and log-ins, and works when it is back', async () => {
    const { token, userId, email, password } = account;
    const calls = [
      () => api.call(getProfile, { token }),
      () => api.call(updateUser, { token, params: { uid: userId }, body: { company: 'Away' } }),
      () => api.call(createKeyword, { token, body: { keyword: 'roses', volume: 90, difficulty: 4 } }),
      () => api.call(logIn, { body: { email, password } }),
    ];
    proxy.setDown(true);
    for (const call of calls) {
      const { status, body, headers } = await call();
      assert.deepEqual([status, body.code, headers['retry-after']], [503, 'UNAVAILABLE', '2']);
    }
    proxy.setDown(false);
    for (const call of calls) assert.ok((await call()).status < 300);
  });
});

describe('an error of the database or the parser', () => {
  const createError = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
  const answer = async (error: Error) => {
    const app = Fastify();
    registerErrors(app);
    app.get('/', () => Promise.reject(error));
    const { statusCode, headers } = await app.inject('/');
    return [statusCode, headers['retry-after']];
  };
  const wrap = (cause: Error) => new Error('Failed query: select 1', { cause });

  for (const code of ['08006', '53100', '53300', '57P01', '57P02', '57P03', '58030', 'ECONNREFUSED', 'EPIPE'])
    it(`that says it is away is 503 (${code})`, async () => {
      assert.deepEqual(await answer(createError(code)), [503, '2']);
      assert.deepEqual(await answer(wrap(createError(code))), [503, '2']);
    });

  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])
    it(`that says it is away is 503 (${message})`, async () => {
      assert.deepEqual(await answer(wrap(new Error(message))), [503, '2']);
    });

  it('that says that every address refused the connection is 503', async () => {
    assert.deepEqual(await answer(new AggregateError([createError('ECONNREFUSED')])), [503, '2']);
  });

  it('of the parser is 503 when it is busy, and the sentence of the text when that is too much', async () => {
    assert.deepEqual(await answer(new OverloadError()), [503, '2']);
    assert.deepEqual(await answer(new ParsingTimeoutError()), [400, undefined]);
  });

  for (const code of ['42P01', '23505', '57014', '40001', 'XX000', 'ENOENT'])
    it(`that says that a statement is wrong is 500 (${code})`, async () => {
      assert.deepEqual(await answer(wrap(createError(code))), [500, undefined]);
    });
});
