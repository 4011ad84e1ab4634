import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** Sent as a comment, which keeps idle connections open and lets the client see a dead one. */
export const heartbeat = Symbol('heartbeat');
export type Heartbeat = typeof heartbeat;

/** An event with an `id` can be resumed after: the browser sends it back as `Last-Event-ID`. */
const formatEvent = (event: unknown): string => {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return `${typeof id === 'string' ? `id: ${id}\n` : ''}data: ${JSON.stringify(event)}\n\n`;
};

async function* formatEvents<T>(
  first: T | Heartbeat,
  rest: AsyncIterator<T | Heartbeat>,
  check: (event: T) => unknown,
): AsyncGenerator<string> {
  const format = (event: T | Heartbeat) =>
    event === heartbeat ? ': heartbeat\n\n' : formatEvent(check(event));
  try {
    yield format(first);
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield format(next.value);
  } finally {
    await rest.return?.();
  }
}

/** Waits for the first event, so that an error before it is still an ordinary error reply. */
export const sendEvents = async <T>(
  reply: FastifyReply,
  events: AsyncIterable<T | Heartbeat>,
  check: (event: T) => unknown,
): Promise<FastifyReply> => {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
  if (first.done === true) return reply.send('');
  return reply.send(Readable.from(formatEvents(first.value, iterator, check)));
};
