import { rmSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeAtomically } from './writeAtomically.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Writes a text file atomically, with its brotli and gzip copies: meanwhile there are none, and never stale ones. */
export const writeCompressed = (file: string, text: string, { durable = false } = {}): void => {
  const content = Buffer.from(text);
  const copies = { br: brotliCompressSync(content, brotliOptions), gz: gzipSync(content, { level: 6 }) };
  for (const suffix of Object.keys(copies)) rmSync(`${file}.${suffix}`, { force: true });
  writeAtomically(file, content, { durable });
  for (const [suffix, copy] of Object.entries(copies)) writeAtomically(`${file}.${suffix}`, copy);
};
