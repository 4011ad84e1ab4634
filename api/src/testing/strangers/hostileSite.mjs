// Plain JavaScript: runs in a worker thread, so that making an answer does not slow the API under test.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';

let seed = workerData.seed;
/** mulberry32 */
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
};
const pick = (list) => list[Math.floor(random() * list.length)];
const upTo = (count) => Math.ceil(random() * count);

const zeros = Buffer.alloc(60_000_000);
const bombs = {
  gzip: gzipSync(zeros),
  deflate: deflateSync(zeros),
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
};
const tokens = [
  '<link ',
  '<link rel=',
  '<!--',
  '<',
  '<a href="',
  '</',
  '&',
  '&amp',
  '<![CDATA[',
  '<script>',
  '"',
  "'",
];
const html = () =>
  `<html><head>${pick(tokens).repeat(upTo(200_000))}${random() < 0.5 ? '</head></html>' : ''}`;
const xml = () => {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join(
    '',
  );
  return `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e0 "lol">${entities}<!ENTITY f SYSTEM "file:///etc/passwd">]><r>&e9;&f;</r>`;
};
const deep = () => {
  const depth = upTo(200_000);
  return pick(['[', '{"a":']).repeat(depth);
};
const json = () =>
  pick([
    deep,
    () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    () =>
      JSON.stringify({ name: 'x'.repeat(upTo(3_000_000)), routes: null, namespaces: 7, url: 'javascript:0' }),
    () => `{"__proto__":{"polluted":true},"constructor":{"prototype":{}},"n":1e999,"n":-0}`,
    () => JSON.stringify(Array.from({ length: upTo(50_000) }, () => ({ id: null, title: { rendered: [] } }))),
    () => pick(['null', '0', '""', '[]', '{}', 'NaN', '{"a":', '\u0000', '\ufeff{}', '"\\ud800"']),
  ])();
const bytes = () => Buffer.from(Array.from({ length: upTo(2_000) }, () => Math.floor(random() * 256)));
const types = [
  'text/html',
  'application/json',
  'application/xml',
  'text/html; charset=utf-16',
  'nonsense',
  'image/png',
  '',
];

const answers = {
  html: (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html()),
  json: (_request, response) =>
    response
      .writeHead(pick([200, 201, 400, 401, 429, 500]), { 'content-type': 'application/json' })
      .end(json()),
  xml: (_request, response) => response.writeHead(200, { 'content-type': 'application/xml' }).end(xml()),
  bytes: (_request, response) => response.writeHead(200, { 'content-type': pick(types) }).end(bytes()),
  headers: (_request, response) => {
    const link = `<${pick(['http://169.254.169.254/', 'javascript:0', '//', 'x'])}>; rel="${pick(['https://api.w.org/', '"'.repeat(50), ';,'.repeat(2_000)])}"`;
    response
      .writeHead(200, {
        link: Array.from({ length: upTo(40) }, () => link.slice(0, 300)),
        'retry-after': pick(['-1', '1e99', 'soon', '']),
        'content-type': pick(types),
      })
      .end(html());
  },
  redirect: (request, response) => {
    const target = pick([
      '/',
      '//',
      'http://127.0.0.1:1/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'http://[::1]/',
      '\\\\x',
      'http://',
      `${request.url ?? ''}x`,
      'data:text/html,x',
    ]);
    response.writeHead(pick([301, 302, 303, 307, 308]), { location: target }).end();
  },
  bomb: (_request, response) => {
    const encoding = pick(Object.keys(bombs));
    response
      .writeHead(200, { 'content-encoding': encoding, 'content-type': pick(types) })
      .end(bombs[encoding]);
  },
  encoding: (_request, response) =>
    response
      .writeHead(200, {
        'content-encoding': pick(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip, gzip', 'x']),
        'content-type': pick(types),
      })
      .end(bytes()),
  truncated: (_request, response) => {
    response.writeHead(200, { 'content-length': '1000', 'content-type': pick(types) });
    response.write('{"a":');
    response.destroy();
  },
  raw: (request) => {
    request.socket.end(
      pick([
        'HTTP/9.9 999 \r\n\r\n',
        'garbage',
        'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n',
        `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      ]),
    );
  },
};

const server = createServer((request, response) => {
  Atomics.add(workerData.received, 0, 1);
  response.on('error', () => undefined);
  request.resume();
  answers[pick(Object.keys(answers))](request, response);
});
server.on('clientError', (_error, socket) => socket.destroy());
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
