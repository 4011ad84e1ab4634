import {
  authorizeWordpress,
  saveShopify,
  saveWebflow,
  saveWix,
  saveWordpressOAuthApp,
  testWebflow,
  testWix,
  completeWordpressOAuth,
} from '@rankwright/contracts/connections';
import type { Client } from './client.ts';

const wix = { apiKey: 'IST.0123456789abcdef', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' };
export const webflow = { apiKey: 'wf_0123456789abcdef', siteId: '580e63e98c9a982ac9b8b741' };

/** Connects WordPress.com: completes the OAuth consent. */
export const connectWordpressCom = async (member: Client): Promise<void> => {
  await member.send(saveWordpressOAuthApp, {
    body: { siteUrl: 'https://roses.wordpress.com', clientId: '12345', clientSecret: 'a-client-secret' },
  });
  const { data } = await member.send(authorizeWordpress);
  const consent = await fetch(data.authUrl, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '').searchParams;
  await member.send(completeWordpressOAuth, {
    query: { code: back.get('code') ?? '', state: back.get('state') ?? '' },
  });
};

/** Connects WordPress.com, Wix, Shopify and Webflow to their fakes. */
export const connectPlatforms = async (member: Client): Promise<void> => {
  await connectWordpressCom(member);
  await member.send(saveWix, { body: wix });
  await member.send(testWix, { body: {} });
  await member.send(saveShopify, {
    body: {
      shopUrl: 'roses.myshopify.com',
      apiKey: '0123456789abcdef0123456789abcdef',
      accessToken: 'shpat_0123456789abcdef',
    },
  });
  const { collections } = await member.send(testWebflow, { body: webflow });
  await member.send(saveWebflow, { body: { ...webflow, collectionId: collections[0]?.id ?? '' } });
  await member.send(testWebflow, { body: {} });
};
