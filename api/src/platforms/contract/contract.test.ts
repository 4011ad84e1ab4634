import { startShopifyDouble } from '../../../doubles/shopify/shopifyDouble.ts';
import { openShopify } from '../shopify/shopify.ts';
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
