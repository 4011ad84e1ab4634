import { getProfile, logIn, verifyToken } from '@rankwright/contracts/account';
import { errorBody } from '@rankwright/contracts/http';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import type { InjectOptions } from 'fastify';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

describe('HTTP errors', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ env: { RATE_OFF: 'false', RATE_ANONYMOUS: '8', RATE_READS: '5' } });
  });
  after(() => api.close());

  const json = { 'content-type': 'application/json' };
  const cases: [string, InjectOptions, number, string][] = [
    ['an unknown URL', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['an unsupported method', { method: 'PATCH', url: logIn.path }, 404, 'NOT_FOUND'],
    ['a malformed URL', { url: '/api/%zz' }, 404, 'NOT_FOUND'],
    [
      'malformed JSON',
      { method: 'POST', url: logIn.path, payload: '{', headers: json },
      400,
      'MALFORMED_BODY',
    ],
    [
      'a __proto__ key in the body',
      { method: 'POST', url: logIn.path, payload: '{"__proto__":{}}', headers: json },
      400,
      'MALFORMED_BODY',
    ],
    [
      'a body nested too deeply',
      { method: 'POST', url: logIn.path, payload: `${'['.repeat(5_000)}${']'.repeat(5_000)}`, headers: json },
      400,
      'MALFORMED_BODY',
    ],
    [
      'metrics for an unreadable forwarded address',
      { url: '/api/metrics', headers: { 'x-forwarded-for': 'garbage' } },
      404,
      'NOT_FOUND',
    ],
    [
      'an unsupported content type',
      { method: 'POST', url: logIn.path, payload: 'a', headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body too large',
      {
        method: 'POST',
        url: logIn.path,
        payload: JSON.stringify({ email: 'x'.repeat(2_200_000) }),
        headers: json,
      },
      413,
      'BODY_TOO_LARGE',
    ],
    ['missing fields', { method: 'POST', url: logIn.path, payload: {} }, 400, 'INVALID_REQUEST'],
    ['no token', { method: 'POST', url: verifyToken.path }, 401, 'SESSION_MISSING'],
  ];
  for (const [what, request, status, code] of cases) {
    it(`returns the shared error shape for ${what}`, async () => {
      const reply = await api.app.inject(request);
      const body = errorBody.parse(reply.json());
      assert.deepEqual([reply.statusCode, body.code, body.error], [status, code, body.message]);
    });
  }

  it('names the invalid fields', async () => {
    const { body } = await api.call(logIn, { body: { email: 'ada@example.com' } });
    assert.deepEqual(body.details, { password: 'This is required.' });
  });

  it('rate limits callers without a session for a minute', async () => {
    const attempt = () => api.call(logIn, { body: { email: 'ada@example.com', password: 'x' } });
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) statuses.push((await attempt()).status);
    assert.equal(statuses.at(-1), 429);
    api.clock.advance(20_000);
    assert.equal((await attempt()).headers['retry-after'], '40');
    api.clock.advance(40_001);
    assert.equal((await attempt()).status, 400);
  });

  it('answers no request for another host or from another origin in development (DNS rebinding)', async () => {
    const read = async (headers: Record<string, string>) =>
      (await api.app.inject({ url: '/dev/outbox', headers })).statusCode;
    assert.equal(await read({}), 200);
    assert.equal(await read({ host: 'localhost:3000', origin: 'http://localhost:3000' }), 200);
    assert.equal(await read({ host: 'rebound.example' }), 404);
    assert.equal(await read({ host: 'rebound.example', 'x-forwarded-host': 'localhost' }), 404);
    assert.equal(await read({ host: 'localhost', origin: 'https://evil.example' }), 404);
    assert.equal(await read({ host: 'localhost', origin: 'null' }), 404);
  });

  it('answers the forms of its own development pages, which post without an origin', async () => {
    const post = async (host: string) =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/dev/identity/token',
          headers: { host, origin: 'null' },
          payload: { email: 'ada@example.com' },
        })
      ).statusCode;
    assert.equal(await post('localhost'), 200);
    assert.equal(await post('rebound.example'), 404);
  });

  it('limits reads per account', async () => {
    const { token } = await signUp(api, 'reader@example.com');
    const read = () => api.call(getProfile, { token });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await read()).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
    assert.equal((await read()).headers['retry-after'], '60');
    api.clock.advance(60_001);
    assert.equal((await read()).status, 200);
  });

  it('limits bad tokens per network, and lets a good one of it in', async () => {
    const limited = await startTestApi({ env: { RATE_OFF: 'false', RATE_REJECTED: '3' } });
    const account = await signUp(limited, 'neighbor@example.com');
    const ask = (token: string) => limited.call(getProfile, { token });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await ask(`nonsense${at}`)).status);
    assert.deepEqual(statuses, [401, 401, 401, 429]);
    assert.equal((await ask('again')).headers['retry-after'], '60');
    assert.equal((await ask(account.token)).status, 200);
    await limited.close();
  });

  it('sends security headers', async () => {
    const { headers } = await api.app.inject('/api/health');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
  });

  it('is not ready while the database cannot write, e.g. because its disk is full', async () => {
    const { db } = api.deps;
    const read = async () => (await api.app.inject('/api/ready')).statusCode;
    assert.equal(await read(), 200);
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await db.execute(
      sql`create trigger full_disk before insert or update on rate_limits execute function refuse()`,
    );
    api.clock.advance(1_001);
    assert.equal(await read(), 503);
    await db.execute(sql`drop trigger full_disk on rate_limits`);
    assert.equal(await read(), 200);
  });

  it('serves health, readiness, API docs and local-only metrics', async () => {
    for (const url of ['/api/health', '/api/ready', '/api/docs/json'])
      assert.equal((await api.app.inject(url)).statusCode, 200);
    const { paths } = (await api.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    assert.ok(paths[logIn.path]);
    // The first scrape starts the measurements of the process, the second finds them.
    for (const name of [/http_request_duration_seconds/, /nodejs_eventloop_lag_p99_seconds/])
      assert.match((await api.app.inject('/api/metrics')).body, name);
    const stranger = await api.app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.9' });
    assert.equal(stranger.statusCode, 404);
  });
});
