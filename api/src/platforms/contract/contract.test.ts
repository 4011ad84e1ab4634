import { startShopifyDouble } from '../../../doubles/shopify/shopifyDouble.ts';
import { startWixDouble } from '../../../doubles/wix/wixDouble.ts';
import { openShopify } from '../shopify/shopify.ts';
import { openWix } from '../wix/wix.ts';
import { contextFor } from './context.ts';
import { describePlatform } from './platformContract.ts';

describePlatform('Shopify', async () => {
  const double = await startShopifyDouble();
  return {
    double,
    published: 'published',
    draft: 'draft',
    scheduled: 'scheduled',
    open: (outbound) =>
      openShopify(
        contextFor(outbound, { SHOPIFY_API_URL: `${double.url}/{shop}` }),
        { shopUrl: 'garden.myshopify.com', apiKey: double.switches.clientId },
        { accessToken: double.switches.token },
      ),
  };
});

describePlatform('Wix', async () => {
  const double = await startWixDouble();
  const { siteId, apiKey } = double.switches;
  return {
    double,
    published: 'PUBLISHED',
    draft: 'DRAFT',
    scheduled: null,
    open: (outbound) => openWix(contextFor(outbound, { WIX_API_URL: double.url }), { siteId }, { apiKey }),
  };
});
