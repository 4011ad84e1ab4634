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
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { openShopify } from '../../platforms/shopify/shopify.ts';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { asked, connect, forget, openCandidate, readConnection, testStored } from './connection.service.ts';
import { openWith } from './openPlatform.ts';
import { changeShopify, shopifyCandidate, shopifyConfigOf } from './shopify.service.ts';

const platform = 'shopify' as const;

const registerConfig: Register = (app, deps) => {
  const { db } = deps;
  route(app, saveShopify, async ({ session, body }) => {
    const row = await connect(deps, session.userId, shopifyCandidate(body), body);
    return { ...ok, config: shopifyConfigOf(row) };
  });
  route(app, getShopify, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    if (!row) throw new AppError('NOT_FOUND', { text: 'Shopify is not configured or connected' });
    return { ...ok, config: shopifyConfigOf(row) };
  });
  route(app, updateShopify, async ({ session, body }) => ({
    ...ok,
    config: shopifyConfigOf(await changeShopify(deps, session.userId, body)),
  }));
  route(app, clearShopify, ({ session }) => forget(deps, session.userId, platform));
};

const registerTests: Register = (app, deps) => {
  route(app, testShopifyCredentials, async ({ body }) => {
    const { result, choices } = await asked(async () => {
      const shop = openCandidate(deps, shopifyCandidate(body));
      return { result: await shop.verify(), choices: await shop.options() };
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
    const { name, checks } = await testStored(deps, session.userId, platform);
    return { ...ok, message: `Connected to ${name}`, checks, shopName: name };
  });
};

/** The calls of Shopify. */
export const registerShopify: Register = (app, deps) => {
  registerConfig(app, deps);
  registerTests(app, deps);
  const open = async (ownerId: string) =>
    openWith(openShopify, deps, await readConnection(deps, ownerId, platform));
  route(app, listShopifyBlogs, async ({ session }) => {
    const shop = await open(session.userId);
    const { blogs = [] } = await asked(() => shop.options());
    return {
      ...ok,
      blogs: blogs.map(({ id, label, detail = '' }) => ({ id, title: label, handle: detail })),
    };
  });
  route(app, listShopifyPosts, async ({ session, query }) => {
    const shop = await open(session.userId);
    const posts = await asked(() => shop.posts(query));
    return { ...ok, posts: posts.map(({ isPublished, ...post }) => ({ ...post, published: isPublished })) };
  });
};
