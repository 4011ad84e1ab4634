import assert from 'node:assert/strict';
import { createServer, request as sendRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { securityHeaders } from '../gateway/headers.ts';
import type { RequestCase } from './requestCases.ts';

/** An API that answers with the path that it got; `/api/page` has headers of its own. */
export const startTestApi = async (): Promise<{ address: string; server: Server }> => {
  const server = createServer(({ url }, response) => {
    if (url === '/api/page')
      response.setHeaders(
        new Map([
          ['content-security-policy', "default-src 'none'"],
          ['cache-control', 'no-store'],
        ]),
      );
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ path: url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

/** Sends the address as it stands: `fetch` would tidy it first. */
const send = async (host: string, { request, sent }: RequestCase) => {
  const [method = '', path = ''] = request.split(' ');
  const { hostname, port } = new URL(host);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest({ hostname, port, method, path, headers: sent ?? {}, agent: false }, resolve)
      .once('error', reject)
      .end();
  });
  return { answer, body: await buffer(answer) };
};

const countHeader = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((entry, at) => at % 2 === 0 && entry.toLowerCase() === name).length;

/** Compares what a server answers with what the case says; security headers come once with every answer. */
export const expectAnswer = async (host: string, wanted: RequestCase): Promise<void> => {
  const { answer, body } = await send(host, wanted);
  assert.equal(answer.statusCode, wanted.status);
  for (const [name, value] of Object.entries(wanted.headers)) {
    const received = answer.headers[name];
    if (value instanceof RegExp) assert.match(String(received), value, name);
    else assert.equal(received ?? null, value, name);
  }
  if (wanted.body !== undefined) assert.equal(body.toString(), wanted.body);
  for (const [name, value] of Object.entries(securityHeaders)) {
    // nginx sends every header of its own twice with a 416, which has no content to protect.
    if (wanted.status !== 416) assert.equal(countHeader(answer, name), 1, `${name} is sent once`);
    else assert.ok(countHeader(answer, name) > 0, `${name} is sent`);
    if (wanted.headers[name] === undefined && wanted.status !== 416)
      assert.equal(answer.headers[name], value);
  }
};
