import {
  callPlatform,
  createStatusError,
  type PlatformRequest,
} from '@rankwright/platforms/port/callPlatform';
import { AddressNotAllowedError, type OutboundOptions } from '@rankwright/platforms/port/outbound';
import { PlatformError } from '@rankwright/platforms/port/platform';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

const get: PlatformRequest = { site: 'Roses', url: 'https://roses.example', method: 'GET' };
const post: PlatformRequest = { ...get, method: 'POST', body: { title: 'Pruning' } };
const search: PlatformRequest = { ...post, reads: true };

const describeError = (error: unknown) => {
  assert.ok(error instanceof PlatformError);
  const { kind, message, remedy, retryAfterMs } = error;
  return { kind, message, remedy, retryAfterMs };
};

/** What is sent for a request, and what comes back. */
const send = async (
  request: PlatformRequest,
  json: () => Promise<unknown> = () => Promise.resolve({ id: 1 }),
) => {
  const sent: OutboundOptions[] = [];
  const headers = { get: (name: string) => `value of ${name}` };
  const fetch = (_: string | URL, options: OutboundOptions = {}) => {
    sent.push(options);
    return Promise.resolve({ status: 201, headers, json });
  };
  const answer = await callPlatform({ fetch } as unknown as Parameters<typeof callPlatform>[0], request);
  return { sent: sent[0], answer };
};

const fail = async (request: PlatformRequest, error: unknown) =>
  callPlatform({ fetch: () => Promise.reject(error as Error) }, request).then(
    () => assert.fail('It was answered.'),
    describeError,
  );

describe('a request to a platform', () => {
  it('reads JSON, follows redirects and ends after 30 seconds', async () => {
    assert.deepEqual((await send(get)).sent, {
      method: 'GET',
      timeoutMs: 30_000,
      headers: { accept: 'application/json' },
    });
  });

  it('sends JSON and its own headers, and follows no redirect with them', async () => {
    const { sent } = await send({ ...post, headers: { authorization: 'secret' }, timeoutMs: 5 });
    assert.deepEqual(sent, {
      method: 'POST',
      timeoutMs: 5,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'secret',
      },
      body: '{"title":"Pruning"}',
    });
  });

  it('sends text and bytes as they are', async () => {
    for (const body of ['a=b', new Uint8Array([1])])
      assert.equal((await send({ ...post, body })).sent?.body, body);
  });

  it('returns any answer; null for a body that is no JSON', async () => {
    const { answer } = await send(get);
    assert.deepEqual([answer.status, answer.body, answer.header('etag')], [201, { id: 1 }, 'value of etag']);
    assert.equal((await send(get, () => Promise.reject(new SyntaxError()))).answer.body, null);
  });
});

describe('a request without an answer', () => {
  const none = { kind: 'temporary', message: 'Roses did not respond.', remedy: 'retry', retryAfterMs: null };
  const unsure = {
    kind: 'ambiguous',
    message: 'Roses did not respond in time.',
    remedy: 'check',
    retryAfterMs: null,
  };

  it('is tried again when it creates nothing', async () => {
    for (const request of [get, search]) assert.deepEqual(await fail(request, new Error('late')), none);
  });

  it('may have created a post', async () => {
    const errors = [
      new Error('late', { cause: { code: 'ECONNRESET' } }),
      new Error('late', { cause: null }),
      'late',
    ];
    for (const error of errors) assert.deepEqual(await fail(post, error), unsure);
  });

  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
    it(`was not sent on ${code}, and is tried again`, async () => {
      assert.deepEqual(await fail(post, new TypeError('fetch failed', { cause: { code } })), none);
      assert.deepEqual(await fail(post, Object.assign(new Error(code), { code })), none);
    });

  it('asks for another URL when the address is private', async () => {
    assert.deepEqual(await fail(post, new AddressNotAllowedError('10.0.0.1')), {
      kind: 'permanent',
      message: 'This URL is not publicly reachable. Enter the public URL of your site.',
      remedy: 'edit',
      retryAfterMs: null,
    });
  });
});

describe('the status of an answer', () => {
  const read = (status: number, request = get, rejection?: string, retryAfter: string | null = null) => {
    const error = createStatusError(request, { status, body: null, header: () => retryAfter }, rejection);
    return error && describeError(error);
  };
  const redirects = 'Roses redirects to another URL. Connect it with that URL instead.';
  const missing = 'These credentials are missing a permission on Roses. Add the permission, then reconnect.';
  const busy = 'Roses is limiting requests right now.';

  for (const status of [200, 299])
    it(`${status} is no error`, () => {
      assert.equal(read(status), null);
    });

  for (const [status, kind, message, remedy] of [
    [300, 'permanent', redirects, 'edit'],
    [399, 'permanent', redirects, 'edit'],
    [400, 'permanent', 'Roses rejected the request (HTTP 400).', 'edit'],
    [401, 'permanent', 'Roses rejected these credentials. Check them and try again.', 'reconnect'],
    [403, 'permanent', missing, 'reconnect'],
    [404, 'permanent', 'Not found on Roses. Check the connection settings.', 'edit'],
    [408, 'temporary', 'Roses returned a server error (HTTP 408).', 'retry'],
    [429, 'temporary', busy, 'retry'],
    [499, 'permanent', 'Roses rejected the request (HTTP 499).', 'edit'],
    [500, 'temporary', 'Roses returned a server error (HTTP 500).', 'retry'],
    [503, 'temporary', busy, 'retry'],
  ] as const)
    it(`${status} is ${kind}: ${message}`, () => {
      assert.deepEqual(read(status), { kind, message, remedy, retryAfterMs: null });
    });

  it('leaves open whether a post was created when the server fails', () => {
    const unsure = { kind: 'ambiguous', message: 'Roses returned a server error.', remedy: 'check' };
    for (const status of [408, 500, 502])
      assert.deepEqual(read(status, post), { ...unsure, retryAfterMs: null });
    assert.equal(read(500, search)?.kind, 'temporary');
  });

  it('is explained by the platform where it rejects', () => {
    const explain = (status: number) => read(status, post, 'Needs a title.')?.message;
    assert.deepEqual([400, 403].map(explain), ['Needs a title.', 'Needs a title.']);
    assert.match(explain(401) ?? '', /rejected these credentials/);
  });

  it('says how long to wait, in seconds or as a date', () => {
    const wait = (header: string | null) => read(429, get, '', header)?.retryAfterMs;
    assert.deepEqual(['0', '7', '-1', 'soon', null].map(wait), [0, 7_000, null, null, null]);
    assert.equal(wait(new Date(Date.now() - 5_000).toUTCString()), null);
    const ms = wait(new Date(Date.now() + 60_000).toUTCString()) ?? 0;
    assert.ok(ms > 50_000 && ms <= 60_000, String(ms));
  });
});
