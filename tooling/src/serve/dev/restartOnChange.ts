import { watch } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';

const debounceMs = 200;

/** Calls `restart` after a burst of file changes in the folders. Test files are ignored. */
export const restartOnChange = (folders: readonly string[], restart: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders)
    watch(path.join(repositoryRoot, folder), { recursive: true, persistent: false }, (_event, file) => {
      if (!file || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), debounceMs);
    });
};
