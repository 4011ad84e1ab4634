import path from 'node:path';

/** Where releases lie: `ORIGIN_DIR`, else `<DATA_DIR>/origin`, else `.data/origin` of the checkout. */
export const originDirectory = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.ORIGIN_DIR ?? path.join(environment.DATA_DIR ?? '.data', 'origin'));

/** The checkout this tooling belongs to. */
export const checkout = path.resolve(import.meta.dirname, '../../..');
