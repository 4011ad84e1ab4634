import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotli } from '../build/fileFacts.ts';

const compressible = /\.(js|css|json|svg|html|txt|xml)$/;

const precompress = (directory: string): void => {
  for (const name of readdirSync(directory).filter((file) => compressible.test(file))) {
    const content = readFileSync(path.join(directory, name));
    writeFileSync(path.join(directory, `${name}.br`), brotli(content));
    writeFileSync(path.join(directory, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
};

/** Puts a build into its version folder, whole or not at all. A released folder is never written again. */
export const publishFolder = (dist: string, target: string): boolean => {
  if (existsSync(target)) return false;
  const draft = `${target}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.map') });
  precompress(draft);
  renameSync(draft, target);
  return true;
};
