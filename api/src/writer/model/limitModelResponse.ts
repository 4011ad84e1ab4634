import type { Response as OutboundResponse } from 'undici';
import { parseJsonBody } from '../../parsing/parseJsonBody.ts';

/** A part of a text has a few hundred bytes. */
const maxLineBytes = 65_536;
const newline = 10;

/** The library parses each line of a stream on the event loop. */
const createLineLimit = (): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      const first = chunk.indexOf(newline);
      const longest = first === -1 ? chunk.length : first;
      if (length + longest > maxLineBytes) throw new Error('The model sent a line that is too long.');
      length = first === -1 ? length + chunk.length : chunk.length - 1 - chunk.lastIndexOf(newline);
      controller.enqueue(chunk);
    },
  });
};

/** Makes sure that what the library parses of a model's answer is small, or was parsed in a worker thread before. */
export const limitModelResponse = async (response: OutboundResponse): Promise<Response> => {
  const { status, statusText } = response;
  const headers = Object.fromEntries(response.headers);
  const isStream = headers['content-type']?.includes('event-stream') ?? false;
  const body = response.body as ReadableStream<Uint8Array> | null;
  if (isStream && body)
    return new Response(body.pipeThrough(createLineLimit()), { status, statusText, headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.ok) await parseJsonBody(bytes.slice());
  return new Response(bytes, { status, statusText, headers });
};
