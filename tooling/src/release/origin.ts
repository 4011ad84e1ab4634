import path from 'node:path';

/** The checkout this tooling belongs to. */
export const checkout = path.resolve(import.meta.dirname, '../../..');

/** Where the product keeps its data: `DATA_DIR`, else `.data` of the checkout, whichever folder a command runs in. */
export const dataDirectory = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.DATA_DIR ?? path.join(checkout, '.data'));

/** Where releases lie: `ORIGIN_DIR`, else `origin` in the data folder. */
export const originDirectory = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.ORIGIN_DIR ?? path.join(dataDirectory(environment), 'origin'));
