import path from 'node:path';

/** Root folder of the repository. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** Data folder: `DATA_DIR`, else `.data` in the repository, whichever folder a command runs in. */
export const getDataDirectory = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.DATA_DIR ?? path.join(repositoryRoot, '.data'));

/** Static origin that holds the releases: `ORIGIN_DIR`, else `origin` in the data folder. */
export const getOriginDirectory = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.ORIGIN_DIR ?? path.join(getDataDirectory(environment), 'origin'));
