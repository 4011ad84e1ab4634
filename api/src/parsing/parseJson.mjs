// Plain JavaScript, because the TypeScript loader does not run in worker threads.

const maxDepth = 100;
/** Copying a tree between threads takes as long as parsing it: with more values, neither is fast. */
const maxValues = 100_000;

const [quote, backslash, comma, colon, openArray, openObject, closeArray, closeObject] = [...'"\\,:[{]}'].map(
  (character) => character.charCodeAt(0),
);

/** Position of the quote that ends the string; the end of the text if none does. */
const findStringEnd = (text, start) => {
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/** Counts before parsing, because a parser takes 100 times the memory of a text made for that. */
const assertWithinLimits = (text) => {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = findStringEnd(text, at + 1);
    else if (character === comma || character === colon) values += 1;
    else if (character === openArray || character === openObject) depth += 1;
    else if (character === closeArray || character === closeObject) depth -= 1;
    if (depth > maxDepth) throw new Error('The JSON is nested too deeply.');
    if (values > maxValues) throw new Error('The JSON has too many values.');
  }
};

/** Position after the bracket that closes the one at `start`; the end of the text if none does. */
const findEnd = (text, start) => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = findStringEnd(text, at + 1);
    else if (character === openArray || character === openObject) depth += 1;
    else if (character === closeArray || character === closeObject) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

/** A notice of a site may hold brackets of its own. */
const maxStarts = 20;

const listStarts = (text) => {
  const starts = [];
  for (const { index } of text.matchAll(/[[{]/g)) if (starts.push(index) === maxStarts) break;
  return starts;
};

/** The JSON between what some sites print around it: PHP notices before, comments of cache plugins after. */
const findJson = (text) => {
  for (const start of listStarts(text)) {
    const end = findEnd(text, start);
    if (!/^\s*(?:<|$)/.test(text.slice(end, end + 200))) continue;
    const json = text.slice(start, end);
    assertWithinLimits(json);
    try {
      return { value: JSON.parse(json) };
    } catch {
      // The bracket belongs to a notice.
    }
  }
  return null;
};

/**
 * Parses JSON, also between PHP notices and comments of cache plugins. Throws for anything else, and for more than
 * `maxDepth` levels or `maxValues` values.
 */
export const parseJson = (text) => {
  const found = findJson(text);
  return found ? found.value : JSON.parse(text);
};
