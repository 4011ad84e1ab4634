import path from 'node:path';
import { runRemote } from './command.ts';
import type { Product } from './startProduct.ts';

/** Pages of this product register the service worker and save answers from now on. */
export const switchOnOffline = async ({ dataDirectory }: Pick<Product, 'dataDirectory'>): Promise<void> => {
  const { code, output } = await runRemote(
    path.resolve(dataDirectory, 'origin'),
    'settings',
    '--offline',
    'on',
  );
  if (code !== 0) throw new Error(output);
};
