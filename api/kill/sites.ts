import type { Double } from '../doubles/shared/double.ts';
import { startShopifyDouble } from '../doubles/shopify/shopifyDouble.ts';
import { startWebflowDouble } from '../doubles/webflow/webflowDouble.ts';
import { startWixDouble } from '../doubles/wix/wixDouble.ts';
import { startWordpressComDouble } from '../doubles/wordpressCom/wordpressComDouble.ts';
import { startTestWordpress } from '../src/platforms/wordpress/testWordpress.ts';
import type { SiteConnection } from './scene.ts';

/** A platform's double, and how the product reaches it by way of `road`. */
export interface Site {
  url: string;
  titles(): string[];
  envOf(road: string): Record<string, string>;
  connectionOf(road: string): SiteConnection;
  close(): Promise<void>;
}

const siteOf = (
  { url, posts, close }: Double<object>,
  connection: SiteConnection,
  envOf: Site['envOf'],
): Site => ({
  url,
  titles: () => posts.all().map(({ title }) => title),
  envOf,
  connectionOf: () => connection,
  close,
});

const wordpress = async (): Promise<Site> => {
  const double = await startTestWordpress();
  return {
    url: double.url,
    titles: () => double.posts.map(({ title }) => title),
    envOf: () => ({}),
    connectionOf: (road) => ({
      platform: 'wordpress',
      method: 'application-password',
      settings: { siteUrl: road, username: 'ada', root: `${road}/wp-json/`, url: road, name: 'Garden Notes' },
      secrets: { applicationPassword: 'abcd efgh' },
    }),
    close: double.close,
  };
};

const wordpressCom = async (): Promise<Site> => {
  const double = await startWordpressComDouble();
  const connection: SiteConnection = {
    platform: 'wordpress',
    method: 'oauth',
    settings: { siteId: '1', url: double.url, name: 'Garden Notes' },
    secrets: { accessToken: double.switches.token },
  };
  return siteOf(double, connection, (road) => ({ WORDPRESS_COM_URL: road }));
};

const shopify = async (): Promise<Site> => {
  const double = await startShopifyDouble();
  const connection: SiteConnection = {
    platform: 'shopify',
    method: 'token',
    settings: { shopUrl: 'garden.myshopify.com', apiKey: double.switches.clientId, url: double.url },
    secrets: { accessToken: double.switches.token },
  };
  return siteOf(double, connection, (road) => ({ SHOPIFY_API_URL: `${road}/{shop}` }));
};

const wix = async (): Promise<Site> => {
  const double = await startWixDouble();
  const connection: SiteConnection = {
    platform: 'wix',
    method: 'api-key',
    settings: { siteId: double.switches.siteId },
    secrets: { apiKey: double.switches.apiKey },
  };
  return siteOf(double, connection, (road) => ({ WIX_API_URL: road }));
};

const webflow = async (): Promise<Site> => {
  const double = await startWebflowDouble();
  const collection = { collectionId: '580e63fc8c9a982ac9b8b745', collectionSlug: 'blog' };
  const connection: SiteConnection = {
    platform: 'webflow',
    method: 'token',
    settings: { siteId: double.switches.siteId, ...collection, url: double.url },
    secrets: { apiKey: double.switches.token },
  };
  return siteOf(double, connection, (road) => ({ WEBFLOW_API_URL: road }));
};

/** One line per platform. */
export const sites: Record<string, () => Promise<Site>> = {
  wordpress,
  'wordpress-com': wordpressCom,
  shopify,
  wix,
  webflow,
};
