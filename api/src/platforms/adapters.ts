import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/platforms';
import { openShopify } from './shopify/shopify.ts';
import { openWebflow } from './webflow/webflow.ts';
import { openWebhook } from './webhook/webhook.ts';
import { openWix } from './wix/wix.ts';
import { openWordpress } from './wordpress/wordpress.ts';
import { openWordpressCom } from './wordpressCom/wordpressCom.ts';
import type { OpenPlatform } from './platform.ts';

type Adapters = Partial<Record<NonNullable<Connection['method']>, OpenPlatform>>;

/** Platform adapters by method of connection. Everything else uses the `Platform` interface. */
export const adapters: Record<Platform, Adapters> = {
  wordpress: { 'application-password': openWordpress, oauth: openWordpressCom },
  shopify: { token: openShopify, 'client-credentials': openShopify },
  wix: { 'api-key': openWix },
  webflow: { token: openWebflow },
  webhook: { webhook: openWebhook },
};
