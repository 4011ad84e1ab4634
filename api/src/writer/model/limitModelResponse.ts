import { isJsonWithin } from '@rankwright/contracts/jsonLimits';
import type { Response as OutboundResponse } from 'undici';

/** A part of a text has a few hundred bytes. */
const maxLineBytes = 65_536;
const maxLines = 100_000;
const maxErrorBytes = 65_536;
/** A whole answer has a few dozen values. */
const jsonLimits = { maxDepth: 100, maxValues: 10_000 };
const newline = 10;

/** The library parses each line of a stream on the event loop. */
const createLineLimit = (): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  let lines = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      let start = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
        if (length + end - start > maxLineBytes) break;
        length = 0;
        lines += 1;
        start = end + 1;
      }
      length += chunk.length - start;
      if (length > maxLineBytes) throw new Error('The model sent a line that is too long.');
      if (lines > maxLines) throw new Error('The model sent too many lines.');
      controller.enqueue(chunk);
    },
  });
};

const readWhole = async (response: OutboundResponse): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.ok && !isJsonWithin(bytes, jsonLimits)) throw new Error('The model sent too many values.');
  // Of an error, only a sentence is of use.
  return response.ok || bytes.length <= maxErrorBytes ? bytes : new Uint8Array();
};

/**
 * Makes sure that what the library parses of a model's answer is small. What was asked for decides, never what the answer
 * says about itself.
 */
export const limitModelResponse = async (
  response: OutboundResponse,
  { isStream }: { isStream: boolean },
): Promise<Response> => {
  const { status, statusText } = response;
  const headers = Object.fromEntries(response.headers);
  const body = response.body as ReadableStream<Uint8Array> | null;
  const limited =
    isStream && response.ok && body ? body.pipeThrough(createLineLimit()) : await readWhole(response);
  return new Response(limited, { status, statusText, headers });
};
