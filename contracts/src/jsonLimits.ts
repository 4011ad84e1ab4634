export interface JsonLimits {
  maxDepth: number;
  maxValues: number;
}

const [quote, backslash, comma, colon, openArray, openObject, closeArray, closeObject] = [
  34, 92, 44, 58, 91, 123, 93, 125,
] as const;

/** Position of the quote that ends the string; behind the end if none does. */
const findStringEnd = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
};

/** Position after the byte with which `isDone` is true, of those outside of strings; the end if it never is. */
const scan = (
  bytes: Uint8Array,
  start: number,
  isDone: (depth: number, values: number) => boolean,
): { end: number; isFound: boolean } => {
  let depth = 0;
  let values = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = findStringEnd(bytes, at + 1);
    else if (byte === comma || byte === colon) values += 1;
    else if (byte === openArray || byte === openObject) depth += 1;
    else if (byte === closeArray || byte === closeObject) depth -= 1;
    if (isDone(depth, values)) return { end: at + 1, isFound: true };
  }
  return { end: bytes.length, isFound: false };
};

/**
 * Whether JSON in UTF-8 stays within the limits. Counts before anything is parsed: a tree of many small values takes a
 * hundred times the time and memory of its text.
 */
export const isJsonWithin = (bytes: Uint8Array, { maxDepth, maxValues }: JsonLimits): boolean =>
  !scan(bytes, 0, (depth, values) => depth > maxDepth || values > maxValues).isFound;

/** Position after the bracket that closes the one at `start`; the end if none does. */
export const findJsonEnd = (bytes: Uint8Array, start: number): number =>
  scan(bytes, start, (depth) => depth === 0).end;
