import { parseJson } from './parseJson.ts';
import { parseUntrusted } from './parseUntrusted.ts';

/** Up to here JSON is parsed in place: 20,000 empty objects take 10 ms. */
const maxBytesInPlace = 65_536;

/**
 * Parses a stranger's JSON with limits on depth and values, in a worker thread when it is large. The bytes are handed over to
 * the thread, because a copy of some megabytes occupies the event loop: read them no more.
 */
export const parseJsonBody = async (bytes: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  bytes.length > maxBytesInPlace ? parseUntrusted('parseJson', bytes, [bytes.buffer]) : parseJson(bytes);
