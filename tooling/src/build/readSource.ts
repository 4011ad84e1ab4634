import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Text of a file in `src/`; empty when the remote does not have it. */
export const readSource = (directory: string, file: string): string => {
  const source = path.join(directory, 'src', file);
  return existsSync(source) ? readFileSync(source, 'utf8') : '';
};
