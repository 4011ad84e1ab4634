import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it, mock } from 'node:test';
import { writeDeployment } from '../../origin/deployment.ts';
import { runCanaryWatch } from './runCanaryWatch.ts';
import { startCanary } from './startCanary.ts';
import { second, withNotes, findRemote } from './canary.fixtures.ts';

afterEach(() => mock.restoreAll());

/** A server that keeps the requests and answers with what `answer` returns. */
const listen = async (
  answer: (request: IncomingMessage, body: string) => { status: number; body: unknown },
) => {
  const requests: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      const { status, body: content } = answer(request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

describe('the watch over canaries', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      sequence: at + 1,
      version: second.version,
      outcome: 'failed',
      isLate: false,
      createdAt: '2026-03-02T00:00:00.000Z',
    }));
  /** Checks once, and returns what was printed. */
  const check = async (origin: string, apiUrl: string | null): Promise<string[]> => {
    const printed: string[] = [];
    const print = mock.method(console, 'error', (text: unknown) => void printed.push(String(text)));
    await new Promise<void>((resolve) => {
      const stop = runCanaryWatch(
        origin,
        () => {
          // The check is under way once this function has returned.
          setImmediate(() => void stop().then(resolve));
          return apiUrl;
        },
        1,
      );
    });
    print.mock.restore();
    return printed;
  };

  it('reads the reports with the token, halts a canary that fails, and tells the webhook', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      let tries = 0;
      const hook = await listen(() => ({ status: (tries += 1) < 2 ? 500 : 200, body: {} }));
      const api = await listen(({ url }) => ({
        status: 200,
        body: { starts: url?.endsWith('after=0') ? failures(40) : [] },
      }));
      writeDeployment(origin, {
        publicUrl: api.url,
        development: false,
        registryKeys: [],
        webhookUrl: hook.url,
      });
      process.env.METRICS_TOKEN = 'secret';
      try {
        const printed = await check(origin, api.url);
        assert.equal(findRemote(origin)?.canary, undefined);
        assert.match(
          printed[0] ?? '',
          /^The canary notes 1\.0\.1-bbbbbbbb \(Notes\) is halted: failed in \d+ of \d+ visits, the current version in 0 of 0 visits\.$/,
        );
      } finally {
        delete process.env.METRICS_TOKEN;
        hook.close();
        api.close();
      }
      assert.equal(api.requests[0]?.url, '/api/telemetry/starts?remote=notes&after=0');
      assert.equal(api.requests[0].headers.authorization, 'Bearer secret');
      assert.equal(hook.requests.length, 2);
      const [{ method, headers, body }] = hook.requests as [(typeof hook.requests)[number]];
      assert.deepEqual([method, headers['content-type']], ['POST', 'application/json']);
      const { reason, at, ...halt } = JSON.parse(body) as Record<string, string>;
      assert.match(reason ?? '', /^failed in/);
      assert.ok(!Number.isNaN(Date.parse(at ?? '')));
      assert.deepEqual(halt, {
        event: 'canary-halted',
        remote: 'notes',
        owner: 'Notes',
        version: second.version,
      });
    }));

  it('goes on when the webhook stays away, after three tries', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      const api = await listen(() => ({ status: 200, body: { starts: failures(40) } }));
      const webhookUrl = 'http://127.0.0.1:9/';
      writeDeployment(origin, { publicUrl: api.url, development: false, registryKeys: [], webhookUrl });
      const printed = await check(origin, api.url);
      api.close();
      assert.equal(
        printed.filter((text) => text.startsWith('The webhook could not be reached: TypeError')).length,
        3,
      );
      assert.equal(api.requests[0]?.headers.authorization, undefined);
      assert.equal(findRemote(origin)?.canary, undefined);
    }));

  it('does nothing without an API', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      assert.deepEqual(await check(origin, null), []);
    }));

  it('says when the API fails', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      const api = await listen(() => ({ status: 503, body: {} }));
      const printed = await check(origin, api.url);
      api.close();
      const text = 'Watch of the releases: The API answered 503 to the watch of the releases.';
      assert.deepEqual(printed, [text, text]);
      assert.ok(findRemote(origin)?.canary);
    }));

  it('checks again and again until it is told to stop', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      mock.timers.enable({ apis: ['setTimeout'] });
      let asked = 0;
      const getApiUrl = () => {
        asked += 1;
        return null;
      };
      /** Lets the checks that are due run to their end. */
      const pass = async (ms: number) => {
        mock.timers.tick(ms);
        await new Promise((resolve) => setImmediate(resolve));
      };
      await runCanaryWatch(origin, getApiUrl)();
      await pass(60_000);
      assert.equal(asked, 0);
      const stop = runCanaryWatch(origin, getApiUrl, 1_000);
      // For the starts of the canary, and at every sixth check for the failures of all versions.
      for (const expected of [2, 3, 4, 5, 6, 7, 9]) {
        await pass(1_000);
        assert.equal(asked, expected);
      }
      await stop();
      await pass(60_000);
      assert.equal(asked, 9);
      mock.timers.reset();
    }));
});
