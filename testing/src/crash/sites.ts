import type { FakePlatform } from '../fakes/shared/fakePlatform.ts';
import { startFakeShopify } from '../fakes/shopify/fakeShopify.ts';
import { startFakeWebflow } from '../fakes/webflow/fakeWebflow.ts';
import { startFakeWix } from '../fakes/wix/fakeWix.ts';
import { startFakeWordpressCom } from '../fakes/wordpressCom/fakeWordpressCom.ts';
import { startFakeWordpress } from '../fakes/wordpress/fakeWordpress.ts';
import type { SiteConnection } from './fixture.ts';

/** A fake platform, and how the product reaches it through a fault proxy. */
export interface Site {
  url: string;
  listTitles(): string[];
  createEnv(proxyUrl: string): Record<string, string>;
  createConnection(proxyUrl: string): SiteConnection;
  close(): Promise<void>;
}

const createSite = (
  { url, posts, close }: FakePlatform<object>,
  connection: SiteConnection,
  createEnv: Site['createEnv'],
): Site => ({
  url,
  listTitles: () => posts.all().map(({ title }) => title),
  createEnv,
  createConnection: () => connection,
  close,
});

const startWordpress = async (): Promise<Site> => {
  const fake = await startFakeWordpress();
  return {
    url: fake.url,
    listTitles: () => fake.posts.map(({ title }) => title),
    createEnv: () => ({}),
    createConnection: (proxyUrl) => ({
      platform: 'wordpress',
      method: 'application-password',
      settings: {
        siteUrl: proxyUrl,
        username: 'ada',
        root: `${proxyUrl}/wp-json/`,
        url: proxyUrl,
        name: 'Garden Notes',
      },
      secrets: { applicationPassword: 'abcd efgh' },
    }),
    close: fake.close,
  };
};

const startWordpressCom = async (): Promise<Site> => {
  const fake = await startFakeWordpressCom();
  const connection: SiteConnection = {
    platform: 'wordpress',
    method: 'oauth',
    settings: { siteId: '1', url: fake.url, name: 'Garden Notes' },
    secrets: { accessToken: fake.switches.token },
  };
  return createSite(fake, connection, (proxyUrl) => ({ WORDPRESS_COM_URL: proxyUrl }));
};

const startShopify = async (): Promise<Site> => {
  const fake = await startFakeShopify();
  const connection: SiteConnection = {
    platform: 'shopify',
    method: 'token',
    settings: { shopUrl: 'garden.myshopify.com', apiKey: fake.switches.clientId, url: fake.url },
    secrets: { accessToken: fake.switches.token },
  };
  return createSite(fake, connection, (proxyUrl) => ({ SHOPIFY_API_URL: `${proxyUrl}/{shop}` }));
};

const startWix = async (): Promise<Site> => {
  const fake = await startFakeWix();
  const connection: SiteConnection = {
    platform: 'wix',
    method: 'api-key',
    settings: { siteId: fake.switches.siteId },
    secrets: { apiKey: fake.switches.apiKey },
  };
  return createSite(fake, connection, (proxyUrl) => ({ WIX_API_URL: proxyUrl }));
};

const startWebflow = async (): Promise<Site> => {
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

export const sites: Record<string, () => Promise<Site>> = {
  wordpress: startWordpress,
  'wordpress-com': startWordpressCom,
  shopify: startShopify,
  wix: startWix,
  webflow: startWebflow,
};
