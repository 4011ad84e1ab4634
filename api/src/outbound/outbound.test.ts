import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { isAllowList, outboundPurposes, parseAllowedHosts } from './addresses.ts';
import { ResponseTooLargeError } from './decodeBody.ts';
import { AddressNotAllowedError, createOutbound, type Outbound } from './outbound.ts';

describe('outbound requests', () => {
  let server: Server;
  let origin: string;
  let outbound: Outbound;
  let sendRest: () => void;
  let partsClosed: (() => void) | undefined;
  const strict = createOutbound(new Set());
  const zeros = Buffer.alloc(200_000_000);
  const bombs = {
    gzip: gzipSync(zeros),
    br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  };

  before(async () => {
    server = createServer((request, response) => {
      if (request.url === '/metadata')
        response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (request.url === '/gzip')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(bombs.gzip);
      else if (request.url === '/br') response.writeHead(200, { 'content-encoding': 'br' }).end(bombs.br);
      else if (request.url === '/redirect')
        response.writeHead(302, { 'content-encoding': 'br', location: '/' }).end(bombs.br);
      else if (request.url === '/deflate')
        response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateRawSync('small'));
      else if (request.url === '/twice')
        response.writeHead(200, { 'content-encoding': 'gzip, br' }).end(gzipSync('small'));
      else if (request.url === '/small')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'));
      else if (request.url === '/large') response.end('x'.repeat(6_000_000));
      else if (request.url === '/parts') {
        response.write('first');
        request.socket.once('close', () => partsClosed?.());
        sendRest = () => response.end('second');
      } else if (request.url !== '/hang') response.end('hello');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    outbound = createOutbound(new Set([`127.0.0.1:${port}`]));
  });
  after(async () => {
    await Promise.all([outbound.close(), strict.close()]);
    server.closeAllConnections();
    server.close();
  });

  const privates = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '169.254.169.254',
    '10.0.0.1',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
    '100.64.0.1',
    '192.168.1.1',
    '[2002:7f00:1::]',
    '[::1.2.3.4]',
  ];
  for (const host of privates) {
    it(`rejects ${host}`, async () => {
      await assert.rejects(strict.fetch(`http://${host}:8080/`), AddressNotAllowedError);
    });
  }

  it('rejects other protocols', async () => {
    await assert.rejects(strict.fetch('file:///etc/passwd'), AddressNotAllowedError);
  });

  it('reaches an allowed host but rejects its redirect to a private address', async () => {
    assert.equal(await (await outbound.fetch(origin)).text(), 'hello');
    await assert.rejects(outbound.fetch(`${origin}/metadata`), AddressNotAllowedError);
  });

  it('connects to the address that it checked, whatever the resolver says the second time', async (context) => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? '' }]);
    const rebound = createOutbound(new Set(), 30_000, resolve);
    const hosts: unknown[] = [];
    const connect = net.connect.bind(net);
    // This machine stands in for the public address.
    context.mock.method(net, 'connect', (options: net.TcpNetConnectOpts) => {
      hosts.push(options.host);
      return connect({ ...options, host: '127.0.0.1' });
    });
    const url = origin.replace('127.0.0.1', 'rebind.example');
    const closing = { headers: { connection: 'close' } };
    assert.equal(await (await rebound.fetch(`${url}/`, closing)).text(), 'hello');
    assert.deepEqual([hosts, answers], [['93.184.216.34'], ['127.0.0.1']]);
    await assert.rejects(rebound.fetch(`${url}/`, closing), AddressNotAllowedError);
    assert.equal(hosts.length, 1);
    await rebound.close();
  });

  it('opens an allowed host to a redirect of its own only', async () => {
    const other = createServer((_request, response) => response.writeHead(307, { location: origin }).end());
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const both = createOutbound(new Set([host, new URL(origin).host]));
    await assert.rejects(both.fetch(`http://${host}/`, { method: 'POST' }), AddressNotAllowedError);
    await both.close();
    other.close();
  });

  it('reads what OUTBOUND_ALLOW opens for each purpose', () => {
    const list = ' Site.internal:80, model=Ollama:11434,oidc=sso.internal:443,platform=blog:8080';
    const opened = outboundPurposes.map((purpose) => [...parseAllowedHosts(list, purpose)]);
    assert.deepEqual(opened, [['site.internal:80', 'blog:8080'], ['ollama:11434'], ['sso.internal:443']]);
    assert.deepEqual([list, 'models=ollama:11434', 'model=a=b'].map(isAllowList), [true, false, false]);
  });

  it('decodes a compressed response', async () => {
    for (const path of ['/small', '/deflate'])
      assert.equal(await (await outbound.fetch(origin + path)).text(), 'small');
    await assert.rejects(outbound.fetch(`${origin}/twice`), /encoded more than once/);
  });

  it('decodes no body of a redirect', async () => {
    assert.equal(await (await outbound.fetch(`${origin}/redirect`)).text(), 'hello');
  });

  it('leaves the event loop free while large responses are decoded', async () => {
    const measure = async (read: () => Promise<unknown>): Promise<number> => {
      const before = performance.eventLoopUtilization();
      await Promise.allSettled(Array.from({ length: 8 }, read));
      return performance.eventLoopUtilization(before).active;
    };
    // A stream is decoded piece by piece on the event loop.
    const streamed = await measure(async () =>
      (await outbound.stream(`${origin}/br`, { timeoutMs: 30_000 })).text(),
    );
    const whole = await measure(() => outbound.fetch(`${origin}/br`));
    assert.ok(whole * 2 < streamed, `${whole} ms, streamed ${streamed} ms`);
  });

  for (const path of ['/gzip', '/br'])
    it(`stops reading a small response that decodes to 200 MB (${path})`, async () => {
      const before = process.memoryUsage().rss;
      await assert.rejects(outbound.fetch(origin + path), ResponseTooLargeError);
      assert.ok(process.memoryUsage().rss - before < 100_000_000);
      assert.equal(await (await outbound.fetch(origin)).text(), 'hello');
    });

  it('passes a stream on as it arrives, beyond the timeout of other requests', async () => {
    const { port } = server.address() as AddressInfo;
    const brief = createOutbound(new Set([`127.0.0.1:${port}`]), 50);
    const response = await brief.stream(`${origin}/parts`, { timeoutMs: 5_000 });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
    assert.equal(await read(), 'first');
    await assert.rejects(brief.fetch(`${origin}/hang`, { timeoutMs: 5_000 }));
    sendRest();
    assert.equal(await read(), 'second');
    await brief.close();
  });

  it('ends the connection of a stream that is cancelled, too long or over its time', async () => {
    const closed = new Promise<void>((resolve) => (partsClosed = resolve));
    await (await outbound.stream(`${origin}/parts`, { timeoutMs: 5_000 })).body?.cancel();
    await closed;
    await assert.rejects(async () => (await outbound.stream(`${origin}/large`, { timeoutMs: 5_000 })).text());
    await assert.rejects(async () => (await outbound.stream(`${origin}/parts`, { timeoutMs: 100 })).text());
    await assert.rejects(
      strict.stream('http://127.0.0.1:8080/', { timeoutMs: 5_000 }),
      AddressNotAllowedError,
    );
  });

  it('fails on too many redirects, too large responses and timeouts', async () => {
    await assert.rejects(outbound.fetch(`${origin}/loop`), /Too many redirects/);
    await assert.rejects(async () => (await outbound.fetch(`${origin}/large`)).text());
    await assert.rejects(outbound.fetch(`${origin}/hang`, { timeoutMs: 100 }));
  });
});
