import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface FileInfo {
  integrity: string;
  bytes: number;
  brotli: number;
}

export const computeIntegrity = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const compressBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

export const getFileInfo = (content: Buffer): FileInfo => ({
  integrity: computeIntegrity(content),
  bytes: content.length,
  brotli: compressBrotli(content).length,
});

/** File name → integrity and sizes in bytes, for every script and stylesheet of a build. */
export const readScriptInfo = (directory: string): Record<string, FileInfo> =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((name) => /\.(js|css)$/.test(name))
      .sort()
      .map((name) => [name, getFileInfo(readFileSync(path.join(directory, name)))]),
  );
