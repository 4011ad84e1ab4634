import { startFakeShopify } from '@rankwright/testing/fakes/shopify/fakeShopify';
import { startFakeWebflow } from '@rankwright/testing/fakes/webflow/fakeWebflow';
import { startFakeWebhook } from '@rankwright/testing/fakes/webhook/fakeWebhook';
import { startFakeWix } from '@rankwright/testing/fakes/wix/fakeWix';
import { startFakeWordpressCom } from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import { openShopify } from '@rankwright/platforms/shopify/shopify';
import { openWebflow } from '@rankwright/platforms/webflow/webflow';
import { openWix } from '@rankwright/platforms/wix/wix';
import { openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import { openWebhook } from '@rankwright/platforms/webhook/webhook';
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

describePlatformContract('Wix', async () => {
  const fake = await startFakeWix();
  const { siteId, apiKey } = fake.switches;
  return {
    backend: fake,
    publishedStatus: 'PUBLISHED',
    draftStatus: 'DRAFT',
    scheduledStatus: null,
    open: (outbound) =>
      openWix(createTestContext(outbound, { WIX_API_URL: fake.url }), { siteId }, { apiKey }),
  };
});

describePlatformContract('Webflow', async () => {
  const fake = await startFakeWebflow();
  const { siteId, token } = fake.switches;
  const collection = { collectionId: '580e63fc8c9a982ac9b8b745', collectionSlug: 'blog' };
  const settings = { siteId, ...collection, url: 'https://garden-notes.webflow.io' };
  return {
    backend: fake,
    publishedStatus: 'published',
    draftStatus: 'draft',
    scheduledStatus: null,
    open: (outbound) =>
      openWebflow(createTestContext(outbound, { WEBFLOW_API_URL: fake.url }), settings, { apiKey: token }),
  };
});

describePlatformContract('WordPress.com', async () => {
  const fake = await startFakeWordpressCom();
  const { token: accessToken } = fake.switches;
  return {
    backend: fake,
    publishedStatus: 'publish',
    draftStatus: 'draft',
    scheduledStatus: 'future',
    open: (outbound) =>
      openWordpressCom(
        createTestContext(outbound, { WORDPRESS_COM_URL: fake.url }),
        { siteId: '1' },
        { accessToken },
      ),
  };
});

describePlatformContract(
  'Webhook',
  async () => {
    const fake = await startFakeWebhook();
    const { secret } = fake.switches;
    return {
      backend: fake,
      publishedStatus: 'published',
      draftStatus: 'draft',
      scheduledStatus: 'scheduled',
      open: (outbound) =>
        openWebhook(createTestContext(outbound, {}), { url: `${fake.url}/hook` }, { secret }),
    };
  },
  { canFind: false },
);
