import {
  clearShopify,
  getShopify,
  listShopifyBlogs,
  listShopifyPosts,
  saveShopify,
  testShopify,
  testShopifyCredentials,
  updateShopify,
} from '@rankwright/contracts/connections';
import { AppError } from '../../http/AppError.ts';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { openShopify } from '@rankwright/platforms/shopify/shopify';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { callPlatform, openConnectionCandidate, readConnection } from './connection.service.ts';
import { testConnection } from './connectionTest.service.ts';
import { openWithAdapter } from './openPlatform.service.ts';
import * as shopify from './shopify.service.ts';
import { saveTestedConnection, disconnectPlatform } from './saveConnection.service.ts';

const platform = 'shopify' as const;

const registerConfig: Register = (app, deps) => {
  const { db } = deps;
  route(app, saveShopify, async ({ session, request, body }) => {
    const row = await saveTestedConnection(
      deps,
      getOwner(session, request),
      shopify.createShopifyCandidate(body),
      body,
    );
    return { ...ok, config: shopify.toShopifyConfig(row) };
  });
  route(app, getShopify, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    if (!row) throw new AppError('NOT_FOUND', { text: 'Shopify is not configured or connected' });
    return { ...ok, config: shopify.toShopifyConfig(row) };
  });
  route(app, updateShopify, async ({ session, request, body }) => ({
    ...ok,
    config: shopify.toShopifyConfig(await shopify.updateShopify(deps, getOwner(session, request), body)),
  }));
  route(app, clearShopify, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform),
  );
};

const registerTests: Register = (app, deps) => {
  route(app, testShopifyCredentials, async ({ body }) => {
    const { result, choices } = await callPlatform(async () => {
      const shop = openConnectionCandidate(deps, shopify.createShopifyCandidate(body));
      return { result: await shop.verify(), choices: await shop.listOptions() };
    });
    const blogs = (choices.blogs ?? []).map(({ id, label, detail = '' }) => ({
      id,
      title: label,
      handle: detail,
    }));
    return {
      ...ok,
      message: `Connected to ${result.name}`,
      checks: result.checks,
      shopName: result.name,
      blogs,
    };
  });
  route(app, testShopify, async ({ session }) => {
    const { name, checks } = await testConnection(deps, session.userId, platform);
    return { ...ok, message: `Connected to ${name}`, checks, shopName: name };
  });
};

/** The Shopify endpoints. */
export const registerShopify: Register = (app, deps) => {
  registerConfig(app, deps);
  registerTests(app, deps);
  const openShop = async (ownerId: string) =>
    openWithAdapter(openShopify, deps, await readConnection(deps, ownerId, platform));
  route(app, listShopifyBlogs, async ({ session }) => {
    const shop = await openShop(session.userId);
    const { blogs = [] } = await callPlatform(() => shop.listOptions());
    return {
      ...ok,
      blogs: blogs.map(({ id, label, detail = '' }) => ({ id, title: label, handle: detail })),
    };
  });
  route(app, listShopifyPosts, async ({ session, query }) => {
    const shop = await openShop(session.userId);
    const posts = await callPlatform(() => shop.posts(query));
    return { ...ok, posts: posts.map(({ isPublished, ...post }) => ({ ...post, published: isPublished })) };
  });
};
