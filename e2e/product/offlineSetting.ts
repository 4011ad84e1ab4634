import path from 'node:path';
import { runRemote } from './command.ts';
import type { Product } from './startProduct.ts';

/** Whether pages of this product register the service worker and save answers, from now on. */
export const setOffline = async (
  { dataDirectory }: Pick<Product, 'dataDirectory'>,
  setting: 'on' | 'off',
): Promise<void> => {
  const origin = path.resolve(dataDirectory, 'origin');
  const { code, output } = await runRemote(origin, 'settings', '--offline', setting);
  if (code !== 0) throw new Error(output);
};
