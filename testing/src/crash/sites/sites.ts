import {
  startShopifySite,
  startWebflowSite,
  startWebhookSite,
  startWixSite,
  startWordpressComSite,
  startWordpressSite,
} from './fakeSites.ts';
import { startRealWordpressSite } from './realWordpressSite.ts';
import type { Site } from './site.ts';

export const sites: Record<string, () => Promise<Site>> = {
  'real-wordpress': startRealWordpressSite,
  wordpress: startWordpressSite,
  'wordpress-com': startWordpressComSite,
  shopify: startShopifySite,
  wix: startWixSite,
  webflow: startWebflowSite,
  webhook: startWebhookSite,
};
