import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface FileFacts {
  integrity: string;
  bytes: number;
  brotli: number;
}

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

export const factsOf = (content: Buffer): FileFacts => ({
  integrity: integrityOf(content),
  bytes: content.length,
  brotli: brotli(content).length,
});

/** Every script and style of a build: name → integrity and sizes in bytes. */
export const scriptFacts = (directory: string): Record<string, FileFacts> =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((name) => /\.(js|css)$/.test(name))
      .sort()
      .map((name) => [name, factsOf(readFileSync(path.join(directory, name)))]),
  );
