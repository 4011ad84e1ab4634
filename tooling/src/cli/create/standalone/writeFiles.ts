import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files (path inside the folder → content) and the folders they need. */
export const writeFiles = (directory: string, files: Record<string, string>): void => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
};
