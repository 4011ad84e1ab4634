import { startShopifyDouble } from '../../../doubles/shopify/shopifyDouble.ts';
import { startWebflowDouble } from '../../../doubles/webflow/webflowDouble.ts';
import { startWixDouble } from '../../../doubles/wix/wixDouble.ts';
import { startWordpressComDouble } from '../../../doubles/wordpressCom/wordpressComDouble.ts';
import { openShopify } from '../shopify/shopify.ts';
import { openWebflow } from '../webflow/webflow.ts';
import { openWix } from '../wix/wix.ts';
import { openWordpressCom } from '../wordpressCom/wordpressCom.ts';
import { contextFor } from './context.ts';
import { describePlatform } from './platformContract.ts';

describePlatform('Shopify', async () => {
  const double = await startShopifyDouble();
  return {
    stand: double,
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
    stand: double,
    published: 'PUBLISHED',
    draft: 'DRAFT',
    scheduled: null,
    open: (outbound) => openWix(contextFor(outbound, { WIX_API_URL: double.url }), { siteId }, { apiKey }),
  };
});

describePlatform('Webflow', async () => {
  const double = await startWebflowDouble();
  const { siteId, token } = double.switches;
  const collection = { collectionId: '580e63fc8c9a982ac9b8b745', collectionSlug: 'blog' };
  const settings = { siteId, ...collection, url: 'https://garden-notes.webflow.io' };
  return {
    stand: double,
    published: 'published',
    draft: 'draft',
    scheduled: null,
    open: (outbound) =>
      openWebflow(contextFor(outbound, { WEBFLOW_API_URL: double.url }), settings, { apiKey: token }),
  };
});

describePlatform('WordPress.com', async () => {
  const double = await startWordpressComDouble();
  const { token: accessToken } = double.switches;
  return {
    stand: double,
    published: 'publish',
    draft: 'draft',
    scheduled: 'future',
    open: (outbound) =>
      openWordpressCom(
        contextFor(outbound, { WORDPRESS_COM_URL: double.url }),
        { siteId: '1' },
        { accessToken },
      ),
  };
});
