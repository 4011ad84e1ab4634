import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeAtomically } from '../release/writeAtomically.ts';

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Writes a text with its compressed twins; a reader gets all of the old one or all of the new. */
export const writeCompressed = (file: string, text: string): void => {
  const content = Buffer.from(text);
  writeAtomically(`${file}.br`, brotliCompressSync(content, fast));
  writeAtomically(`${file}.gz`, gzipSync(content, { level: 6 }));
  writeAtomically(file, content);
};

const list = (origin: string): string => path.join(origin, 'pages.json');

/** `/pricing` → `<origin>/pricing/index.html`. */
export const pageFile = (origin: string, address: string): string => path.join(origin, address, 'index.html');

/** Remembers which pages compose wrote, and removes those that it did not write this time. */
export const forgetOldPages = (origin: string, written: readonly string[]): void => {
  const before = existsSync(list(origin)) ? (JSON.parse(readFileSync(list(origin), 'utf8')) as string[]) : [];
  for (const address of before.filter((candidate) => !written.includes(candidate)))
    for (const suffix of ['', '.br', '.gz']) rmSync(`${pageFile(origin, address)}${suffix}`, { force: true });
  writeAtomically(list(origin), JSON.stringify(written, null, 2));
};

export const isComposed = (origin: string): boolean => existsSync(list(origin));
