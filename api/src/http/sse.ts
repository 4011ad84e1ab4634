import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

async function* formatEvents<T>(
  first: T,
  rest: AsyncIterator<T>,
  check: (event: T) => unknown,
): AsyncGenerator<string> {
  const formatEvent = (event: T) => `data: ${JSON.stringify(check(event))}\n\n`;
  yield formatEvent(first);
  for (let next = await rest.next(); next.done !== true; next = await rest.next())
    yield formatEvent(next.value);
}

/** Waits for the first event, so that an error before it is still an ordinary error reply. */
export const sendEvents = async <T>(
  reply: FastifyReply,
  events: AsyncIterable<T>,
  check: (event: T) => unknown,
): Promise<FastifyReply> => {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  void reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no');
  if (first.done === true) return reply.send('');
  return reply.send(Readable.from(formatEvents(first.value, iterator, check)));
};
