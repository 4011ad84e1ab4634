import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '@rankwright/testing/fakes/shared/faults';

const forwardedHeaders = ['content-type', 'location', 'retry-after', 'link', 'x-wp-total'];

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const sendFault = (fault: Fault, response: ServerResponse): void => {
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

/** A proxy in front of a real site: injects faults on request and can remove the Authorization header. */
export const startFaultProxy = async (target: string, options: { stripLogin?: boolean } = {}) => {
  let pendingFaults: (Fault & { left: number })[] = [];
  const takeFault = (when: Fault['when']): Fault | undefined => {
    const found = pendingFaults.find((fault) => fault.when === when);
    if (found && (found.left -= 1) <= 0) pendingFaults = pendingFaults.filter((fault) => fault !== found);
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
      const body = await readBody(request);
      const faultBefore = takeFault('before');
      if (faultBefore) {
        sendFault(faultBefore, response);
        return;
      }
      const upstreamResponse = await forward(request, body);
      const isPostWrite =
        request.method === 'POST' && decodeURIComponent(request.url ?? '').includes('/wp/v2/posts');
      const faultAfter = isPostWrite && upstreamResponse.ok ? takeFault('after') : undefined;
      if (faultAfter) {
        sendFault(faultAfter, response);
        return;
      }
      const headers = Object.fromEntries(
        forwardedHeaders.flatMap((name) => {
          const value = upstreamResponse.headers.get(name);
          return value === null ? [] : [[name, value] as const];
        }),
      );
      response.writeHead(upstreamResponse.status, headers);
      response.end(Buffer.from(await upstreamResponse.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}`,
    address,
    add: (fault: Fault) => void pendingFaults.push({ ...fault, left: fault.times ?? 1 }),
    clear: () => void (pendingFaults = []),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
