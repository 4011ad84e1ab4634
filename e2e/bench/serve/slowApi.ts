import { setTimeout as wait } from 'node:timers/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowApi {
  url: string;
  /** Milliseconds that the API takes from now on, besides its own time. */
  setDelay: (ms: number) => void;
  stop: () => Promise<void>;
}

const forward = (product: string, incoming: IncomingMessage, answer: ServerResponse): void => {
  const { host } = new URL(product);
  const forwarded = request(
    new URL(incoming.url ?? '/', product),
    { method: incoming.method, headers: { ...incoming.headers, host } },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    },
  );
  forwarded.once('error', () => answer.destroy());
  incoming.pipe(forwarded);
};

/** The product on another port, where the API can be made to answer late; everything else passes at once. */
export const startSlowApi = async (product: string): Promise<SlowApi> => {
  let delayMs = 0;
  const server = createServer((incoming, answer) => {
    const isApi = incoming.url?.startsWith('/api/') ?? false;
    if (isApi && delayMs > 0) void wait(delayMs).then(() => forward(product, incoming, answer));
    else forward(product, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setDelay: (ms) => {
      delayMs = ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
