import { listSecurityEvents, type SecurityEvent } from '@rankwright/contracts/account';
import {
  authorizeWordpress,
  clearShopify,
  clearWebflow,
  clearWix,
  clearWordpress,
  clearWordpressOAuth,
  completeWordpressOAuth,
  connectPlatform,
  disconnectPlatform,
  saveShopify,
  saveWebflow,
  saveWix,
  saveWordpress,
  saveWordpressOAuthApp,
} from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import { startFakeShopify } from '@rankwright/testing/fakes/shopify/fakeShopify';
import { startFakeWebflow } from '@rankwright/testing/fakes/webflow/fakeWebflow';
import { startFakeWebhook } from '@rankwright/testing/fakes/webhook/fakeWebhook';
import { startFakeWix } from '@rankwright/testing/fakes/wix/fakeWix';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { startFakeWordpressCom } from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setUpAccountFixture } from '../../testing/accountFixture.ts';

const startSites = async () => ({
  wordpress: await startFakeWordpress(),
  wordpressCom: await startFakeWordpressCom(),
  shopify: await startFakeShopify(),
  wix: await startFakeWix(),
  webflow: await startFakeWebflow(),
  webhook: await startFakeWebhook(),
});

describe('security events of connections', () => {
  let sites: Awaited<ReturnType<typeof startSites>>;
  const fixture = setUpAccountFixture(async () => {
    sites = await startSites();
    const addresses = Object.values(sites).map(({ address }) => address);
    return {
      env: {
        OUTBOUND_ALLOW: addresses.join(','),
        WORDPRESS_COM_URL: sites.wordpressCom.url,
        SHOPIFY_API_URL: `${sites.shopify.url}/{shop}`,
        WIX_API_URL: sites.wix.url,
        WEBFLOW_API_URL: sites.webflow.url,
      },
    };
  });
  after(() => Promise.all(Object.values(sites).map((site) => site.close())));

  const headers = { 'user-agent': 'Firefox on a phone' };
  const send = (endpoint: Endpoint, body?: object, params?: Record<string, string>) => {
    fixture.api.clock.advance(1_000);
    return fixture.send(endpoint, { body, headers, ...(params && { params }) });
  };
  const readEvents = async (): Promise<string[]> => {
    const { events } = (await send(listSecurityEvents)).body as { events: SecurityEvent[] };
    return events
      .filter(({ kind, userAgent }) => kind.startsWith('site-') && userAgent === 'Firefox on a phone')
      .map(({ kind, detail }) => `${kind}: ${detail}`);
  };
  const wordpress = () => {
    const { url: siteUrl } = sites.wordpress;
    return send(saveWordpress, { siteUrl, username: 'ada', applicationPassword: 'abcd efgh' });
  };
  const authorize = async () => {
    const { clientId, clientSecret } = sites.wordpressCom.switches;
    await send(saveWordpressOAuthApp, { siteUrl: 'kitchen.example.com', clientId, clientSecret });
    const { authUrl } = (await send(authorizeWordpress)).body.data as { authUrl: string };
    const location = (await fetch(authUrl, { redirect: 'manual' })).headers.get('location') ?? '';
    const query = Object.fromEntries(new URL(location).searchParams);
    return fixture.send(completeWordpressOAuth, { query, headers });
  };

  const cases = [
    { name: 'WordPress', label: 'WordPress', connect: wordpress, clear: clearWordpress },
    { name: 'WordPress.com', label: 'WordPress', connect: authorize, clear: clearWordpressOAuth },
    {
      name: 'Shopify',
      label: 'Shopify',
      connect: () => {
        const { clientId: apiKey, token: accessToken } = sites.shopify.switches;
        return send(saveShopify, { shopUrl: 'garden.myshopify.com', apiKey, accessToken });
      },
      clear: clearShopify,
    },
    {
      name: 'Wix',
      label: 'Wix',
      connect: () => {
        const { apiKey, siteId } = sites.wix.switches;
        return send(saveWix, { apiKey, siteId });
      },
      clear: clearWix,
    },
    {
      name: 'Webflow',
      label: 'Webflow',
      connect: () => {
        const { token: apiKey, siteId } = sites.webflow.switches;
        return send(saveWebflow, { apiKey, siteId, collectionId: '580e63fc8c9a982ac9b8b745' });
      },
      clear: clearWebflow,
    },
    {
      name: 'the webhook',
      label: 'Webhook',
      connect: () => {
        const fields = { url: `${sites.webhook.url}/hook` };
        return send(connectPlatform, { method: 'webhook', fields }, { platform: 'webhook' });
      },
      clear: disconnectPlatform,
      params: { platform: 'webhook' },
    },
  ];

  for (const { name, label, connect, clear, params } of cases)
    it(`records when ${name} is connected and disconnected`, async () => {
      const before = await readEvents();
      const connected = await connect();
      assert.equal(connected.status, 200, JSON.stringify(connected.body));
      assert.deepEqual(await readEvents(), [`site-connected: ${label}`, ...before]);
      await send(clear, undefined, params);
      const disconnected = [`site-disconnected: ${label}`, `site-connected: ${label}`, ...before];
      assert.deepEqual(await readEvents(), disconnected);
      await send(clear, undefined, params);
      assert.deepEqual(await readEvents(), disconnected);
    });

  it('records nothing when the connection is not saved', async () => {
    const before = await readEvents();
    sites.wordpress.faults.wrongPassword = true;
    assert.equal((await wordpress()).body.success, false);
    assert.deepEqual(await readEvents(), before);
  });
});
