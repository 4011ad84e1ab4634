import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { openShopify } from './shopify.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = {
  token: { open: openShopify },
  'client-credentials': { open: openShopify },
};
