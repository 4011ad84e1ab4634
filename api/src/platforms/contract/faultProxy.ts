import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../../../doubles/shared/faults.ts';

const passed = ['content-type', 'location', 'retry-after', 'link', 'x-wp-total'];

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const fail = (fault: Fault, response: ServerResponse): void => {
  if (fault.answer === 'hang') return;
  if (fault.answer === 'close') {
    response.destroy();
    return;
  }
  const wait = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
  response.writeHead(fault.answer, { 'content-type': 'application/json', ...wait });
  const code = fault.answer === 401 ? 'incorrect_password' : `http_${fault.answer}`;
  response.end(JSON.stringify({ code, message: `HTTP ${fault.answer}`, data: { status: fault.answer } }));
};

/** Stands before a real site: passes everything on until told to disturb, or to take the login header away. */
export const startFaultProxy = async (target: string, options: { stripLogin?: boolean } = {}) => {
  let waiting: (Fault & { left: number })[] = [];
  const take = (when: Fault['when']): Fault | undefined => {
    const found = waiting.find((fault) => fault.when === when);
    if (found && (found.left -= 1) <= 0) waiting = waiting.filter((fault) => fault !== found);
    return found;
  };
  const forward = async (request: IncomingMessage, body: Buffer): Promise<Response> => {
    const { authorization, 'content-type': type, 'content-disposition': disposition } = request.headers;
    const headers = new Headers({ accept: request.headers.accept ?? '*/*' });
    if (authorization && !options.stripLogin) headers.set('authorization', authorization);
    if (type) headers.set('content-type', type);
    if (disposition) headers.set('content-disposition', disposition);
    const method = request.method ?? 'GET';
    const init = { method, headers, redirect: 'manual' as const };
    return fetch(
      new URL(request.url ?? '/', target),
      body.length > 0 ? { ...init, body: new Uint8Array(body) } : init,
    );
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const early = take('before');
      if (early) {
        fail(early, response);
        return;
      }
      const answer = await forward(request, body);
      const storesPost =
        request.method === 'POST' && decodeURIComponent(request.url ?? '').includes('/wp/v2/posts');
      const late = storesPost && answer.ok ? take('after') : undefined;
      if (late) {
        fail(late, response);
        return;
      }
      const headers = Object.fromEntries(
        passed.flatMap((name) => {
          const value = answer.headers.get(name);
          return value === null ? [] : [[name, value] as const];
        }),
      );
      response.writeHead(answer.status, headers);
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}`,
    address,
    add: (fault: Fault) => void waiting.push({ ...fault, left: fault.times ?? 1 }),
    clear: () => void (waiting = []),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
