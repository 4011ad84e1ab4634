import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import fastify, { type FastifyInstance } from 'fastify';
import {
  writeTestBuild,
  createTestContract,
  writeTestShell,
  withTemporaryFolder,
} from '../../testing/testBuilds.ts';
import { writePages } from '../../pages/writePages.ts';
import { releaseRemote } from '../../release/releaseRemote.ts';
import { releaseShell } from '../../release/releaseShell.ts';
import { expectAnswer, startTestApi } from '../testing/expectAnswer.ts';
import { requestCases, writeRequestedFiles } from '../testing/requestCases.ts';
import { createGateway, type GatewayOptions } from './createGateway.ts';

const withGateway = (
  work: (gateway: FastifyInstance) => unknown,
  options: Partial<GatewayOptions> = {},
): Promise<void> =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    await releaseRemote(writeTestBuild(directory, createTestContract()), origin);
    writePages({ origin, publicUrl: 'http://localhost:3000', development: false });
    const gateway = await createGateway({ origin, getApiUrl: () => 'http://127.0.0.1:1', ...options });
    try {
      await work(gateway);
    } finally {
      await gateway.close();
    }
  });

const entry = '/remotes/notes/1.0.0-aaaaaaaa/entry.js';

describe('createGateway', () => {
  it('marks version folders immutable and everything else no-cache', () =>
    withGateway(async (gateway) => {
      const script = await gateway.inject(entry);
      assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
      for (const address of ['/', '/registry.json', '/service-worker.js', '/notes/about'])
        assert.equal((await gateway.inject(address)).headers['cache-control'], 'no-cache');
    }));

  it('serves the brotli copy when the client accepts it', () =>
    withGateway(async (gateway) => {
      const script = await gateway.inject({ url: entry, headers: { 'accept-encoding': 'br' } });
      assert.equal(script.headers['content-encoding'], 'br');
    }));

  it('answers 404 in plain text, never a page, when a file is missing', () =>
    withGateway(async (gateway) => {
      for (const address of ['/remotes/notes/1.0.0-aaaaaaaa/gone.js', '/gone.json', '/.server/x.js']) {
        const answer = await gateway.inject(address);
        assert.equal(answer.statusCode, 404);
        assert.match(String(answer.headers['content-type']), /text\/plain/);
      }
    }));

  it('serves the page of a route, and the Page Not Found page with 404 for an unknown address', () =>
    withGateway(async (gateway) => {
      assert.match((await gateway.inject('/notes/about')).body, /<title>About/);
      assert.equal((await gateway.inject('/dashboard')).statusCode, 200);
      const unknown = await gateway.inject('/no-such-page');
      assert.equal(unknown.statusCode, 404);
      assert.match(unknown.body, /rankwright-host/);
      assert.match(unknown.body, /<title>Page Not Found/);
    }));

  it('responds 503 while the API restarts', () =>
    withGateway(
      async (gateway) => {
        const answer = await gateway.inject('/api/health');
        assert.equal(answer.statusCode, 503);
        assert.equal(answer.headers['retry-after'], '2');
        assert.equal(answer.headers['retry-after'], '2');
        assert.equal(answer.json<{ code: string }>().code, 'UNAVAILABLE');
      },
      { getApiUrl: () => null },
    ));

  it('holds requests until the platform is ready', () => {
    let open: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      open = resolve;
    });
    return withGateway(
      async (gateway) => {
        const statuses: number[] = [];
        const request = gateway.inject('/registry.json').then(({ statusCode }) => statuses.push(statusCode));
        await new Promise((resolve) => setImmediate(resolve));
        assert.deepEqual(statuses, []);
        open();
        await request;
        assert.deepEqual(statuses, [200]);
      },
      { ready },
    );
  });

  it('responds 503 in the API error format when the API is down', () =>
    withGateway(async (gateway) => {
      const answer = await gateway.inject('/api/health');
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.headers['retry-after'], '2');
      const { success, code } = answer.json<{ success: boolean; code: string }>();
      assert.deepEqual([success, code], [false, 'UNAVAILABLE']);
    }));

  it('sends the security headers with every response', () =>
    withGateway(async (gateway) => {
      for (const address of ['/', entry, '/api/health', '/gone.js']) {
        const { headers } = await gateway.inject(address);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
      }
    }));

  it('refuses a body that the API would not accept with 413, not with 503', () =>
    withGateway(async (gateway) => {
      const answer = await gateway.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email: 'x'.repeat(20_000_000) }),
      });
      assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [413, 'BODY_TOO_LARGE']);
    }));

  it('tells the API the address of the connection, whatever the client says about itself', async () => {
    const received: Record<string, unknown>[] = [];
    const api = fastify();
    api.get('/api/health', async ({ headers }) => {
      received.push(headers);
      return {};
    });
    const url = await api.listen({ port: 0, host: '127.0.0.1' });
    await withGateway(
      async (gateway) => {
        const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
        assert.equal((await gateway.inject({ url: '/api/health', headers })).statusCode, 200);
      },
      { getApiUrl: () => url },
    );
    await api.close();
    const [headers] = received;
    assert.deepEqual(
      [headers?.['x-forwarded-for'], headers?.['x-forwarded-host']],
      ['127.0.0.1', 'localhost:80'],
    );
  });

  it('does not serve files outside the origin folder', () =>
    withGateway(async (gateway) => {
      for (const address of ['/../package.json', '/%2e%2e/package.json'])
        assert.equal((await gateway.inject(address)).statusCode, 404);
    }));
});

describe('the gateway, before the origin and the API', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-gateway-'));
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let gateway: FastifyInstance;
  let url: string;
  before(async () => {
    writeRequestedFiles(folder);
    api = await startTestApi();
    gateway = await createGateway({ origin: folder, getApiUrl: () => `http://${api.address}` });
    url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await gateway.close();
    api.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const wanted of requestCases)
    it(`answers ${wanted.request} with ${wanted.status} ${JSON.stringify(wanted.sent ?? '')}`, () =>
      expectAnswer(url, wanted));
});
