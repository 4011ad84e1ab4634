import { openShopify } from './shopify/shopify.ts';
import { openWix } from './wix/wix.ts';
import { openWordpress } from './wordpress/wordpress.ts';
import type { OpenPlatform } from './platform.ts';

/** One line per platform and way of connecting; everything else speaks to the interface. */
export const adapters: Record<string, OpenPlatform | undefined> = {
  'wordpress/application-password': openWordpress,
  'shopify/token': openShopify,
  'shopify/client-credentials': openShopify,
  'wix/api-key': openWix,
};
