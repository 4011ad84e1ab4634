import { z } from 'zod';
import {
  PlatformError,
  readUrl,
  type Platform,
  type PlatformContext,
  type RemotePost,
  type Verification,
} from '../port/platform.ts';
import { listQuery, shopQuery, type ShopifyArticle } from './shopify.queries.ts';
import { parseShopDomain } from './parseShopDomain.ts';
import { shopifySecretsSchema } from './shopifyAccess.ts';
import { findArticleById, findOwnArticle, saveArticle } from './shopifyArticles.ts';
import { createShopifyClient, type ShopifyCall } from './shopifyClient.ts';

const settingsSchema = z.object({
  shopUrl: z.string(),
  apiKey: z.string(),
  blogId: z.string().optional(),
  /** URL of the shop's primary domain, stored when it was connected. */
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

const getStatus = ({ isPublished, publishedAt }: ShopifyArticle, now: Date): string => {
  if (isPublished) return 'published';
  return publishedAt && new Date(publishedAt) > now ? 'scheduled' : 'draft';
};

const buildArticleUrl = ({ blog, handle }: ShopifyArticle, address: string): string | null =>
  blog ? `${address.replace(/\/$/, '')}/blogs/${blog.handle}/${handle}` : null;

const buildFilter = ({ sinceId, status }: ShopifyPostQuery): string =>
  [
    ...(sinceId ? [`id:>${sinceId.replace(/\D/g, '') || '0'}`] : []),
    ...(status === 'any' ? [] : [`published_status:${status}`]),
  ].join(' ');

const verify = async (call: ShopifyCall, shopUrl: string, selectedBlogId?: string): Promise<Verification> => {
  const { shop, blogs, currentAppInstallation } = await call(shopQuery.text, {}, shopQuery.reply);
  const scopes = currentAppInstallation?.accessScopes.map(({ handle }) => handle) ?? [];
  const canWrite = scopes.some((scope) => ['write_content', 'write_online_store_pages'].includes(scope));
  const blog = blogs.nodes.find(({ id }) => id === selectedBlogId) ?? blogs.nodes[0];
  if (!blog)
    throw new PlatformError(
      'permanent',
      'This shop has no blog yet. Create one in the Shopify admin under Content > Blog posts.',
      'edit',
    );
  if (!canWrite)
    throw new PlatformError(
      'permanent',
      'The Shopify app cannot write content. Add the write_content scope, reinstall the app, then reconnect.',
      'reconnect',
    );
  return {
    name: shop.name,
    url: shop.primaryDomain.url,
    settings: { shopUrl, blogId: blog.id },
    checks: [
      { name: 'Login', ok: true, detail: `signed in to ${shop.name}` },
      { name: 'Blog', ok: true, detail: blog.title },
      { name: 'Publishing', ok: true, detail: 'allowed' },
    ],
  };
};

/** Opens a Shopify blog through the Admin GraphQL API. */
export const openShopify = (
  context: PlatformContext,
  settings: unknown,
  secrets: unknown,
): ShopifyPlatform => {
  const { outbound, clock, log, saveSecrets } = context;
  const { shopUrl, apiKey, blogId, url } = settingsSchema.parse(settings);
  const domain = parseShopDomain(shopUrl);
  const call = createShopifyClient({
    outbound,
    clock,
    log,
    base: readUrl(context, 'SHOPIFY_API_URL').replace('{shop}', domain),
    apiKey,
    secrets: shopifySecretsSchema.parse(secrets),
    saveSecrets,
  });
  const shopAddress = url ?? `https://${domain}`;
  const toRemotePost = (found: ShopifyArticle): RemotePost => ({
    id: found.id,
    url: buildArticleUrl(found, shopAddress),
    status: getStatus(found, clock.now()),
  });
  return {
    verify: () => verify(call, domain, blogId),
    publish: async (post, remoteId) => {
      const blog = blogId ?? String((await verify(call, domain)).settings.blogId);
      const saved = await saveArticle(call, post, blog, remoteId);
      const { coverProblem } = saved;
      return { ...toRemotePost(saved), ...(coverProblem && { coverProblem }) };
    },
    find: async (reference, remoteId) => {
      const known = remoteId ? await findArticleById(call, remoteId) : null;
      const found = known ?? (await findOwnArticle(call, reference));
      return found && toRemotePost(found);
    },
    listOptions: async () => {
      const { blogs } = await call(shopQuery.text, {}, shopQuery.reply);
      return { blogs: blogs.nodes.map(({ id, title, handle }) => ({ id, label: title, detail: handle })) };
    },
    posts: async (query) => {
      const variables = { first: query.limit, query: buildFilter(query) };
      const { articles } = await call(listQuery.text, variables, listQuery.reply);
      return articles.nodes.map((node) => ({ ...node, url: buildArticleUrl(node, shopAddress) }));
    },
  };
};
