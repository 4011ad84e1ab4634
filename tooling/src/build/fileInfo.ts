import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressBrotli, writeCompressedFiles } from './compressedFiles.ts';

export interface FileInfo {
  integrity: string;
  bytes: number;
  brotli: number;
}

export const computeIntegrity = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const getFileInfo = (content: Buffer): FileInfo => ({
  integrity: computeIntegrity(content),
  bytes: content.length,
  brotli: compressBrotli(content).length,
});

/**
 * Compresses a build. Returns file name → integrity and sizes in bytes, for every script and stylesheet of it.
 */
export const compressScripts = (directory: string): Record<string, FileInfo> => {
  writeCompressedFiles(directory);
  const names = readdirSync(directory).filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const file = path.join(directory, name);
      const content = readFileSync(file);
      const brotli = statSync(`${file}.br`).size;
      return [name, { integrity: computeIntegrity(content), bytes: content.length, brotli }];
    }),
  );
};
