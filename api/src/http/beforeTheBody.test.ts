import { createArticle } from '@rankwright/contracts/articles';
import { logIn } from '@rankwright/contracts/account';
import type { Endpoint } from '@rankwright/contracts/http';
import { bodyBytes } from '@rankwright/contracts/limits';
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

const chunk = Buffer.from('{},'.repeat(21_000));

/** A body that counts what is read of it. */
const createBody = () => {
  const read = { bytes: 0 };
  const stream = new Readable({
    highWaterMark: 1,
    read() {
      const isDone = read.bytes > 3_000_000;
      if (!isDone) read.bytes += chunk.length;
      this.push(isDone ? null : chunk);
    },
  });
  return { stream, read };
};

describe('a request with a body', () => {
  let api: TestApi;
  let token: string;
  let writing: Endpoint[];
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
    writing = [...api.app.registered.values()].filter(({ method }) => method !== 'GET');
  });
  after(() => api.close());

  const send = async (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    {
      app = api.app,
      length = bodyBytes.text,
      type = 'application/json',
      ...headers
    }: Record<string, unknown> & {
      app?: TestApi['app'];
      length?: number | null;
      type?: string;
    } = {},
  ) => {
    const { stream, read } = createBody();
    const { statusCode, body } = await app.inject({
      method,
      url: path,
      payload: stream,
      headers: {
        'content-type': type,
        ...(length !== null && { 'content-length': String(length) }),
        ...(headers as Record<string, string>),
      },
    });
    return { status: statusCode, code: (JSON.parse(body) as { code: string }).code, bytes: read.bytes };
  };
  const authorization = () => `Bearer ${token}`;

  it('gets 404 at an unknown address and method before its body is read', async () => {
    for (const [method, path] of [
      ['POST', '/api/nothing'],
      ['PATCH', logIn.path],
    ] as const)
      assert.deepEqual(await send({ method, path }), { status: 404, code: 'NOT_FOUND', bytes: 0 });
  });

  it('gets 401 from every endpoint that needs a session before its body is read', async () => {
    for (const endpoint of writing.filter(({ access }) => access !== 'none')) {
      const { status, bytes } = await send(endpoint, { authorization: 'Bearer nonsense' });
      assert.deepEqual([status, bytes], [401, 0], endpoint.id);
    }
  });

  it('gets 429 over the limit of every endpoint before its body is read', async () => {
    const rates = { RATE_ANONYMOUS: '1', RATE_WRITES: '1', RATE_PLAN: '1', RATE_TELEMETRY: '1' };
    const limited = await startTestApi({ env: { RATE_OFF: 'false', ...rates } });
    const account = await signUpWithPlan(limited);
    const headers = { app: limited.app, authorization: `Bearer ${account.token}` };
    for (const endpoint of writing) {
      await send(endpoint, headers);
      const { status, bytes } = await send(endpoint, headers);
      assert.deepEqual([status, bytes], [429, 0], endpoint.id);
    }
    await limited.close();
  });

  it('gets 413 from every endpoint when its body is too large, before that is read', async () => {
    for (const endpoint of writing) {
      const length = (endpoint.maxBytes ?? bodyBytes.default) + 1;
      const { status, bytes } = await send(endpoint, { authorization: authorization(), length });
      assert.deepEqual([status, bytes], [413, 0], endpoint.id);
    }
  });

  it('gets 413 when its body turns out to be too large', async () => {
    for (const endpoint of [logIn, createArticle])
      assert.equal((await send(endpoint, { authorization: authorization(), length: null })).status, 413);
  });

  it('gets 400 when its body has too many values, before that is parsed', async (test) => {
    const parse = test.mock.method(JSON, 'parse');
    const payload = `[${'1,'.repeat(20_000)}1]`;
    const headers = { 'content-type': 'application/json' };
    const reply = await api.app.inject({ method: 'POST', url: logIn.path, payload, headers });
    assert.equal(parse.mock.callCount(), 0);
    test.mock.reset();
    assert.deepEqual([reply.statusCode, reply.json<{ code: string }>().code], [400, 'MALFORMED_BODY']);
  });

  it('keeps its connection after a 413, so that a proxy in front passes the answer on', async () => {
    const { headers } = await api.app.inject({
      method: 'POST',
      url: logIn.path,
      payload: JSON.stringify({ email: 'x'.repeat(100_000) }),
      headers: { 'content-type': 'application/json' },
    });
    assert.notEqual(headers.connection, 'close');
  });
});
