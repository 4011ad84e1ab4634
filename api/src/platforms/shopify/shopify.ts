import { z } from 'zod';
import {
  PlatformError,
  type Platform,
  type PlatformContext,
  type RemotePost,
  type Verified,
} from '../platform.ts';
import { listQuery, shopQuery, type ShopifyArticle } from './shopify.queries.ts';
import { shopDomain } from './shopDomain.ts';
import { shopifySecrets } from './shopifyAccess.ts';
import { articleByHandle, articleById, writeArticle } from './shopifyArticles.ts';
import { shopifyClient, type ShopifyCall } from './shopifyClient.ts';

const settingsOf = z.object({
  shopUrl: z.string(),
  apiKey: z.string(),
  blogId: z.string().optional(),
  /** Address of the shop's own domain, known from the connection. */
  url: z.string().optional(),
});

export interface ShopifyPostQuery {
  limit: number;
  sinceId?: string | undefined;
  status: 'published' | 'unpublished' | 'any';
}

export interface ShopifyPlatform extends Platform {
  posts(query: ShopifyPostQuery): Promise<(ShopifyArticle & { url: string | null })[]>;
}

const statusOf = ({ isPublished, publishedAt }: ShopifyArticle, now: Date): string => {
  if (isPublished) return 'published';
  return publishedAt && new Date(publishedAt) > now ? 'scheduled' : 'draft';
};

const urlOf = ({ blog, handle }: ShopifyArticle, address: string): string | null =>
  blog ? `${address.replace(/\/$/, '')}/blogs/${blog.handle}/${handle}` : null;

const filterOf = ({ sinceId, status }: ShopifyPostQuery): string =>
  [
    ...(sinceId ? [`id:>${sinceId.replace(/\D/g, '') || '0'}`] : []),
    ...(status === 'any' ? [] : [`published_status:${status}`]),
  ].join(' ');

const verify = async (call: ShopifyCall, shopUrl: string, chosen?: string): Promise<Verified> => {
  const { shop, blogs, currentAppInstallation } = await call(shopQuery.text, {}, shopQuery.reply);
  const scopes = currentAppInstallation?.accessScopes.map(({ handle }) => handle) ?? [];
  const mayWrite = scopes.some((scope) => ['write_content', 'write_online_store_pages'].includes(scope));
  const blog = blogs.nodes.find(({ id }) => id === chosen) ?? blogs.nodes[0];
  if (!blog)
    throw new PlatformError(
      'permanent',
      'This shop has no blog yet. Make one under Content, Blog posts.',
      'edit',
    );
  if (!mayWrite)
    throw new PlatformError(
      'permanent',
      'The Shopify app may read but not write. Give it the write_content scope, install it again, then connect again.',
      'reconnect',
    );
  return {
    name: shop.name,
    url: shop.primaryDomain.url,
    found: { shopUrl, blogId: blog.id },
    checks: [
      { name: 'Login', ok: true, detail: `signed in to ${shop.name}` },
      { name: 'Blog', ok: true, detail: blog.title },
      { name: 'Publishing', ok: true, detail: 'allowed' },
    ],
  };
};

/** A Shopify blog by the Admin GraphQL API. */
export const openShopify = (
  { outbound, env, clock, log, keepSecrets }: PlatformContext,
  settings: unknown,
  secrets: unknown,
): ShopifyPlatform => {
  const { shopUrl, apiKey, blogId, url } = settingsOf.parse(settings);
  const domain = shopDomain(shopUrl);
  const call = shopifyClient({
    outbound,
    clock,
    log,
    base: env.SHOPIFY_API_URL.replace('{shop}', domain),
    apiKey,
    secrets: shopifySecrets.parse(secrets),
    keepSecrets,
  });
  const shopAddress = url ?? `https://${domain}`;
  const remote = (found: ShopifyArticle): RemotePost => ({
    id: found.id,
    url: urlOf(found, shopAddress),
    status: statusOf(found, clock.now()),
  });
  return {
    verify: () => verify(call, domain, blogId),
    publish: async (post, remoteId) => {
      const blog = blogId ?? String((await verify(call, domain)).found.blogId);
      return remote(await writeArticle(call, post, blog, remoteId));
    },
    find: async (slug, remoteId) => {
      const known = remoteId ? await articleById(call, remoteId) : null;
      const found = known ?? (await articleByHandle(call, slug));
      return found && remote(found);
    },
    options: async () => {
      const { blogs } = await call(shopQuery.text, {}, shopQuery.reply);
      return { blogs: blogs.nodes.map(({ id, title, handle }) => ({ id, label: title, detail: handle })) };
    },
    posts: async (query) => {
      const variables = { first: query.limit, query: filterOf(query) };
      const { articles } = await call(listQuery.text, variables, listQuery.reply);
      return articles.nodes.map((node) => ({ ...node, url: urlOf(node, shopAddress) }));
    },
  };
};
