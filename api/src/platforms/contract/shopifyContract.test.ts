import { startFakeShopify } from '@rankwright/testing/fakes/shopify/fakeShopify';
import { openShopify } from '@rankwright/platforms/shopify/shopify';
import { createTestContext } from './testContext.ts';
import { describePlatformContract } from './platformContract.ts';

describePlatformContract('Shopify', async () => {
  const fake = await startFakeShopify();
  return {
    backend: fake,
    publishedStatus: 'published',
    draftStatus: 'draft',
    scheduledStatus: 'scheduled',
    open: (outbound) =>
      openShopify(
        createTestContext(outbound, { SHOPIFY_API_URL: `${fake.url}/{shop}` }),
        { shopUrl: 'garden.myshopify.com', apiKey: fake.switches.clientId },
        { accessToken: fake.switches.token },
      ),
  };
});
