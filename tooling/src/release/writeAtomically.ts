import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Readers see the old content or the new, never half of it. */
export const writeAtomically = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
};
