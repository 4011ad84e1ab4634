import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the files show in place of signs that cannot be seen or that end a line. */
const signs = { '⏎': '\n', '␍': '\r', '→': '\t', '⍽': '\u00a0', '⌘': '\ufeff', '␣': ' ' };

const decode = (text: string): string =>
  Object.entries(signs).reduce((decoded, [shown, sign]) => decoded.replaceAll(shown, sign), text);

/** The texts of a file, which has several a line, between `¦`. */
export const readTexts = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')
    .trimEnd()
    .split(/\n| ¦ /)
    .map(decode);
