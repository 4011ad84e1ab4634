import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOriginFolder, openFile } from './publicFiles.ts';

interface WriteOptions {
  /** Survives a power failure: what the origin remembers is; pages can be built again. */
  durable?: boolean;
}

/** Flushes a file, or the entries of a folder, to the disk. */
export const flushToDisk = (file: string): void => {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** Writes a file atomically: readers see the old content or the new one. */
export const writeAtomically = (
  file: string,
  content: string | Buffer,
  { durable = false }: WriteOptions = {},
): void => {
  createOriginFolder(path.dirname(file));
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content, { flush: durable });
  openFile(draft);
  renameSync(draft, file);
  if (durable) flushToDisk(path.dirname(file));
};
