import { findJsonEnd, isJsonWithin } from '@rankwright/contracts/jsonLimits';

/** Copying a tree between threads takes as long as parsing it: with more values, neither is fast. */
const limits = { maxDepth: 100, maxValues: 100_000 };
/** A notice of a site may hold brackets of its own. */
const maxStarts = 20;

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const parseWithinLimits = (bytes: Uint8Array): unknown => {
  if (!isJsonWithin(bytes, limits)) throw new RangeError('The JSON has too many levels or values.');
  return JSON.parse(decode(bytes));
};

const listStarts = (bytes: Uint8Array): number[] => {
  const starts: number[] = [];
  for (const [at, byte] of bytes.entries())
    if ((byte === 91 || byte === 123) && starts.push(at) === maxStarts) break;
  return starts;
};

/** The JSON between what some sites print around it: PHP notices before, comments of cache plugins after. */
const findJson = (bytes: Uint8Array): { value: unknown } | null => {
  for (const start of listStarts(bytes)) {
    const end = findJsonEnd(bytes, start);
    if (!/^\s*(?:<|$)/.test(decode(bytes.subarray(end, end + 200)))) continue;
    try {
      return { value: parseWithinLimits(bytes.subarray(start, end)) };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      // The bracket belongs to a notice.
    }
  }
  return null;
};

/**
 * Parses JSON in UTF-8, also between PHP notices and comments of cache plugins. Throws for anything else, and for too many
 * levels or values.
 */
export const parseJson = (bytes: Uint8Array): unknown => {
  const found = findJson(bytes);
  return found ? found.value : parseWithinLimits(bytes);
};
