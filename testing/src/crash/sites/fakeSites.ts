import type { FakePlatform } from '../../fakes/shared/fakePlatform.ts';
import { startFakeShopify } from '../../fakes/shopify/fakeShopify.ts';
import { startFakeWebflow } from '../../fakes/webflow/fakeWebflow.ts';
import { startFakeWebhook } from '../../fakes/webhook/fakeWebhook.ts';
import { startFakeWix } from '../../fakes/wix/fakeWix.ts';
import { startFakeWordpressCom } from '../../fakes/wordpressCom/fakeWordpressCom.ts';
import { startFakeWordpress } from '../../fakes/wordpress/fakeWordpress.ts';
import type { Site, SiteConnection } from './site.ts';
import { createWordpressConnection } from './wordpressConnection.ts';

const createSite = (
  { url, posts, close }: FakePlatform<object>,
  connection: SiteConnection,
  createEnv: Site['createEnv'],
): Site => ({
  url,
  listPosts: () => posts.all(),
  createEnv,
  createConnection: () => connection,
  close,
});

export const startWordpressSite = async (): Promise<Site> => {
  const fake = await startFakeWordpress();
  return {
    url: fake.url,
    listPosts: () => fake.posts,
    createEnv: () => ({}),
    createConnection: (proxyUrl) => createWordpressConnection(proxyUrl, 'ada', 'abcd efgh'),
    close: fake.close,
  };
};

export const startWordpressComSite = async (): Promise<Site> => {
  const fake = await startFakeWordpressCom();
  const connection: SiteConnection = {
    platform: 'wordpress',
    method: 'oauth',
    settings: { siteId: '1', url: fake.url, name: 'Garden Notes' },
    secrets: { accessToken: fake.switches.token },
  };
  return createSite(fake, connection, (proxyUrl) => ({ WORDPRESS_COM_URL: proxyUrl }));
};

export const startShopifySite = async (): Promise<Site> => {
  const fake = await startFakeShopify();
  const connection: SiteConnection = {
    platform: 'shopify',
    method: 'token',
    settings: { shopUrl: 'garden.myshopify.com', apiKey: fake.switches.clientId, url: fake.url },
    secrets: { accessToken: fake.switches.token },
  };
  return createSite(fake, connection, (proxyUrl) => ({ SHOPIFY_API_URL: `${proxyUrl}/{shop}` }));
};

export const startWixSite = async (): Promise<Site> => {
  const fake = await startFakeWix();
  const connection: SiteConnection = {
    platform: 'wix',
    method: 'api-key',
    settings: { siteId: fake.switches.siteId },
    secrets: { apiKey: fake.switches.apiKey },
  };
  return createSite(fake, connection, (proxyUrl) => ({ WIX_API_URL: proxyUrl }));
};

export const startWebflowSite = async (): Promise<Site> => {
  const fake = await startFakeWebflow();
  const collection = { collectionId: '580e63fc8c9a982ac9b8b745', collectionSlug: 'blog' };
  const connection: SiteConnection = {
    platform: 'webflow',
    method: 'token',
    settings: { siteId: fake.switches.siteId, ...collection, url: fake.url },
    secrets: { apiKey: fake.switches.token },
  };
  return createSite(fake, connection, (proxyUrl) => ({ WEBFLOW_API_URL: proxyUrl }));
};

export const startWebhookSite = async (): Promise<Site> => {
  const fake = await startFakeWebhook();
  const { secret } = fake.switches;
  return {
    url: fake.url,
    // A receiver tells repeats by the message id, so that each further id of an article is a duplicate.
    listPosts: () => fake.posts.all().flatMap((post) => (post.messageIds as string[]).map(() => post)),
    createEnv: () => ({}),
    createConnection: (proxyUrl) => ({
      platform: 'webhook',
      method: 'webhook',
      settings: { url: `${proxyUrl}/hook` },
      secrets: { secret },
    }),
    close: fake.close,
  };
};
