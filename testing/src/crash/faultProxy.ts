import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultProxyOptions {
  /** A number in [0, 1). */
  random: () => number;
  /** Maximum delay in milliseconds, for the request and again for the response. */
  maxDelayMs: number;
  /** Share of responses to writes that are lost, 0 to 1; the target has processed the request. */
  lostShare: number;
}

export interface FaultProxy {
  url: string;
  address: string;
  /** Number of writes without a response yet. */
  countPendingWrites(): number;
  countLostResponses(): number;
  close(): Promise<void>;
}

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const forward = (target: URL, message: IncomingMessage, body: Buffer): Promise<[IncomingMessage, Buffer]> =>
  new Promise((done, fail) => {
    const { method, headers } = message;
    const forwarded = request(new URL(message.url ?? '/', target), { method, headers }, (response) => {
      readBody(response).then((responseBody) => done([response, responseBody]), fail);
    });
    forwarded.once('error', fail);
    forwarded.end(body);
  });

/** Proxy that delays requests and loses some responses: half by never responding, half by closing the connection. */
export const startFaultProxy = async (targetUrl: string, options: FaultProxyOptions): Promise<FaultProxy> => {
  const target = new URL(targetUrl);
  let pendingWrites = 0;
  let lostResponses = 0;
  const wait = () => new Promise((done) => setTimeout(done, options.random() * options.maxDelayMs));
  const dropResponse = (reply: ServerResponse) => {
    lostResponses += 1;
    if (options.random() < 0.5) reply.destroy();
  };
  const handleRequest = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await readBody(message);
    await wait();
    const [response, responseBody] = await forward(target, message, body);
    await wait();
    if (message.method !== 'GET' && options.random() < options.lostShare) dropResponse(reply);
    else reply.writeHead(response.statusCode ?? 502, response.headers).end(responseBody);
  };
  const server = createServer((message, reply) => {
    const counts = message.method === 'GET' ? 0 : 1;
    pendingWrites += counts;
    reply.once('close', () => (pendingWrites -= counts));
    handleRequest(message, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}`,
    address,
    countPendingWrites: () => pendingWrites,
    countLostResponses: () => lostResponses,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
