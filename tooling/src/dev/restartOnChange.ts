import { watch } from 'node:fs';
import path from 'node:path';
import { checkout } from '../release/origin.ts';

const settleMs = 200;

/** Calls `restart` once a burst of changes in the folders is over. Tests do not count. */
export const restartOnChange = (folders: readonly string[], restart: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(path.join(checkout, folder), { recursive: true, persistent: false }, (_event, file) => {
      if (!file || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), settleMs);
    });
};
