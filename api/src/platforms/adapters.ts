import { openShopify } from './shopify/shopify.ts';
import { openWebflow } from './webflow/webflow.ts';
import { openWebhook } from './webhook/webhook.ts';
import { openWix } from './wix/wix.ts';
import { openWordpress } from './wordpress/wordpress.ts';
import { openWordpressCom } from './wordpressCom/wordpressCom.ts';
import type { OpenPlatform } from './platform.ts';

/** Platform adapters by `platform/method`. Everything else uses the `Platform` interface. */
export const adapters: Record<string, OpenPlatform | undefined> = {
  'wordpress/application-password': openWordpress,
  'wordpress/oauth': openWordpressCom,
  'shopify/token': openShopify,
  'shopify/client-credentials': openShopify,
  'wix/api-key': openWix,
  'webflow/token': openWebflow,
  'webhook/webhook': openWebhook,
};
