import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { findFreePort } from '../../process/findFreePort.ts';
import { securityHeaders } from '../gateway/headers.ts';
import { expectAnswer, startTestApi } from '../testing/expectAnswer.ts';
import { requestCases, writeRequestedFiles } from '../testing/requestCases.ts';
import { startTestNginx } from '../testing/startTestNginx.ts';

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** `fetch` joins headers that were sent twice by a comma. */
const readHeaders = ({ headers }: Response, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

describe('nginx with the configuration of the Docker image', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-nginx-'));
  const apis: Server[] = [];
  let url: string;
  let stop: () => Promise<void>;
  let received: IncomingMessage[];
  let answer: RequestListener;
  before(async () => {
    const originDirectory = path.join(folder, 'origin');
    mkdirSync(originDirectory);
    writeRequestedFiles(originDirectory);
    const ports = [await findFreePort()];
    while (apis.length < 2) {
      const api = createServer((request, response) => {
        received.push(request);
        answer(request, response);
      });
      ports.push(await listen(api));
      apis.push(api);
    }
    const apiAddress = ports.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server ');
    ({ url, stop } = await startTestNginx(folder, apiAddress));
  });
  beforeEach(() => {
    received = [];
    answer = (_request, response) => response.end('{}');
  });
  after(async () => {
    await stop();
    for (const api of apis) {
      api.closeAllConnections();
      api.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells the API the address of the connection, whatever the client says about itself', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      await fetch(`${url}/api/profile`, {
        method,
        headers: {
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-proto': 'https',
          'x-real-ip': '203.0.113.7',
        },
      });
    assert.equal(received.length, 4);
    for (const { headers } of received)
      assert.deepEqual([headers['x-forwarded-for'], headers['x-forwarded-proto']], ['127.0.0.1', 'http']);
  });

  it('sends each security header once, with pages, the API and errors alike', async () => {
    answer = (_request, response) => {
      for (const name of Object.keys(securityHeaders).filter((one) => !one.startsWith('content-security')))
        response.setHeader(name, 'SAMEORIGIN');
      response.end('{}');
    };
    const names = Object.keys(securityHeaders);
    for (const [method, target] of [
      ['GET', '/'],
      ['GET', '/missing.js'],
      ['GET', '/api/profile'],
      ['DELETE', '/api/profile'],
    ] as const) {
      const sent = readHeaders(await fetch(url + target, { method }), names);
      assert.deepEqual(sent, securityHeaders, `${method} ${target}`);
    }
  });

  for (const [method, calls] of [
    ['GET', 2],
    ['POST', 1],
    ['PATCH', 1],
    ['PUT', 1],
    ['DELETE', 1],
  ] as const)
    it(`sends a ${method} whose API broke the connection ${calls === 1 ? 'to no other' : 'to the other'}`, async () => {
      answer = (request) => request.socket.destroy();
      // As many as there are addresses: each is the first to be asked once.
      for (let call = 1; call <= 3; call += 1) {
        const reply = await fetch(`${url}/api/keywords/1`, {
          method,
          ...(method !== 'GET' && { body: '{"a":1}' }),
        });
        assert.equal(received.length, calls * call);
        assert.equal(reply.status, 503);
        assert.equal(reply.headers.get('retry-after'), '2');
        assert.equal(((await reply.json()) as { code: string }).code, 'UNAVAILABLE');
      }
    });

  it('asks another API when the first accepts no connection, with the whole body', async () => {
    const bodies: string[] = [];
    answer = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.end('{}');
      });
    };
    const text = JSON.stringify({ content: 'x'.repeat(200_000) });
    for (let call = 0; call < 6; call += 1)
      for (const method of ['POST', 'PUT', 'DELETE'])
        assert.equal((await fetch(`${url}/api/articles/1`, { method, body: text })).status, 200, method);
    assert.equal(bodies.length, 18);
    assert.ok(bodies.every((body) => body === text));
  });

  it("leaves the API's own Retry-After as it is", async () => {
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '30' }).end('{}');
    assert.equal((await fetch(`${url}/api/profile`)).headers.get('retry-after'), '30');
    answer = (_request, response) => response.writeHead(200).end('{}');
    assert.equal((await fetch(`${url}/api/profile`)).headers.get('retry-after'), null);
  });

  it('refuses a body past the limit with the shared error shape', async () => {
    for (const method of ['POST', 'PUT']) {
      const reply = await fetch(`${url}/api/articles/1`, { method, body: 'x'.repeat(7_000_000) });
      assert.equal(reply.status, 413);
      assert.equal(((await reply.json()) as { code: string }).code, 'BODY_TOO_LARGE');
    }
    assert.equal(received.length, 0);
  });
});

describe('nginx, before the origin and the API', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-nginx-'));
  let nginx: Awaited<ReturnType<typeof startTestNginx>>;
  let api: Awaited<ReturnType<typeof startTestApi>>;
  before(async () => {
    writeRequestedFiles(path.join(folder, 'origin'));
    api = await startTestApi();
    nginx = await startTestNginx(folder, api.address);
  });
  after(async () => {
    await nginx.stop();
    api.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const wanted of requestCases)
    it(`answers ${wanted.request} with ${wanted.status} ${JSON.stringify(wanted.sent ?? '')}`, () =>
      expectAnswer(nginx.url, wanted));
});
