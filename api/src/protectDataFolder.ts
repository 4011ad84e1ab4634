import { chmodSync, mkdirSync } from 'node:fs';
import type { Logger } from 'pino';

/** Makes the data folder and everything this process creates readable by its own user only. */
export const protectDataFolder = (folder: string, log: Logger): void => {
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  } catch (error) {
    // A mounted volume may belong to somebody else, and with DATABASE_URL and S3 no folder is needed.
    log.warn({ err: error, folder }, 'data folder could not be made private');
  }
};
