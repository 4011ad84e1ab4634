// Plain JavaScript, because the TypeScript loader does not run in worker threads.

/**
 * @typedef {object} Part
 * @property {string} source The characters of the post, blank lines around it included.
 * @property {string} html What is converted.
 * @property {string} name Name of the block, for people.
 * @property {boolean} isBlock Stands between the comments of the block editor.
 */

/** Reads the next comment of the block editor; they hold no `-->`, because WordPress escapes it. */
const readComment = (text, from) => {
  for (let start = text.indexOf('<!--', from); start !== -1; start = text.indexOf('<!--', start + 4)) {
    const close = text.indexOf('-->', start + 4);
    if (close === -1) return null;
    const found = /^\s*(\/?)wp:([a-z][a-z0-9_/-]*)(\s[^]*)?$/.exec(text.slice(start + 4, close));
    if (!found) continue;
    const rest = found[3] ?? '';
    return {
      start,
      end: close + 3,
      name: found[2],
      isCloser: found[1] === '/',
      isVoid: rest.trimEnd().endsWith('/'),
    };
  }
  return null;
};

/**
 * Splits a post at the outermost blocks of the block editor. What stands between them has no name.
 * @param {string} text
 * @returns {{ source: string, name: string | null }[]}
 */
export const splitBlocks = (text) => {
  const pieces = [];
  let last = 0;
  let depth = 0;
  let opened = { start: 0, name: '' };
  const add = (start, end, name) => {
    if (end > start) pieces.push({ source: text.slice(start, end), name });
  };
  for (let comment = readComment(text, 0); comment; comment = readComment(text, comment.end)) {
    const { start, end, name, isCloser, isVoid } = comment;
    if (isCloser && depth === 0) continue;
    if (isCloser) depth -= 1;
    else if (depth === 0) {
      add(last, start, null);
      opened = { start, name };
      last = start;
    }
    if (!isCloser && !isVoid) depth += 1;
    if (depth > 0) continue;
    add(opened.start, end, opened.name);
    last = end;
  }
  // A block without its end: its editor shows it as one piece of HTML.
  add(last, text.length, depth > 0 ? opened.name : null);
  return pieces;
};
