export interface BlockPiece {
  /** The characters of the post, blank lines around it included. */
  source: string;
  /** Name of the block, for people; null between blocks. */
  name: string | null;
}

interface Comment {
  start: number;
  end: number;
  name: string;
  isCloser: boolean;
  isVoid: boolean;
}

/** Reads the next comment of the block editor; they hold no `-->`, because WordPress escapes it. */
const readComment = (text: string, from: number): Comment | null => {
  for (let start = text.indexOf('<!--', from); start !== -1; start = text.indexOf('<!--', start + 4)) {
    const close = text.indexOf('-->', start + 4);
    if (close === -1) return null;
    const found = /^\s*(\/?)wp:([a-z][a-z0-9_/-]*)(\s[^]*)?$/.exec(text.slice(start + 4, close));
    if (!found) continue;
    const rest = found[3] ?? '';
    return {
      start,
      end: close + 3,
      name: found[2] ?? '',
      isCloser: found[1] === '/',
      isVoid: rest.trimEnd().endsWith('/'),
    };
  }
  return null;
};

/** Splits a post at the outermost blocks of the block editor. What stands between them has no name. */
export const splitBlocks = (text: string): BlockPiece[] => {
  const pieces: BlockPiece[] = [];
  let last = 0;
  let depth = 0;
  let opened = { start: 0, name: '' };
  const add = (start: number, end: number, name: string | null): void => {
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
