import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoadOptions {
  /** A number in [0, 1). */
  random: () => number;
  /** Milliseconds that a call may take on its way there, and again on its way back. */
  longestMs: number;
  /** How many of the answers to writes are lost, 0 to 1: the other side has stored what was sent. */
  lost: number;
}

export interface Road {
  url: string;
  address: string;
  /** Writes whose answer has not arrived yet. */
  underWay(): number;
  lostAnswers(): number;
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const pass = (target: URL, message: IncomingMessage, body: Buffer): Promise<[IncomingMessage, Buffer]> =>
  new Promise((done, fail) => {
    const { method, headers } = message;
    const onward = request(new URL(message.url ?? '/', target), { method, headers }, (answer) => {
      bodyOf(answer).then((found) => done([answer, found]), fail);
    });
    onward.once('error', fail);
    onward.end(body);
  });

/** Leads to a platform's double, slowly, and loses some of the answers: half of them in silence, half by hanging up. */
export const openRoad = async (to: string, options: RoadOptions): Promise<Road> => {
  const target = new URL(to);
  let underWay = 0;
  let lostAnswers = 0;
  const wait = () => new Promise((done) => setTimeout(done, options.random() * options.longestMs));
  const lose = (reply: ServerResponse) => {
    lostAnswers += 1;
    if (options.random() < 0.5) reply.destroy();
  };
  const carry = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await bodyOf(message);
    await wait();
    const [answer, found] = await pass(target, message, body);
    await wait();
    if (message.method !== 'GET' && options.random() < options.lost) lose(reply);
    else reply.writeHead(answer.statusCode ?? 502, answer.headers).end(found);
  };
  const server = createServer((message, reply) => {
    const counts = message.method === 'GET' ? 0 : 1;
    underWay += counts;
    reply.once('close', () => (underWay -= counts));
    carry(message, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}`,
    address,
    underWay: () => underWay,
    lostAnswers: () => lostAnswers,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
