import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, ok } from '../http.ts';
import { secretField, testReply } from './fields.ts';

const shopifyStatus = z.enum(['draft', 'published']);
const shopifyConfig = z.object({
  shopUrl: z.string(),
  apiKey: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: shopifyStatus,
  shopName: z.string(),
  blogId: z.string().nullable(),
  connectionStatus: z.string(),
  hasAccessToken: z.boolean(),
});
/** `accessToken` is an Admin API token, or the client secret of a Dev Dashboard app (exchanged for a 24-hour token). */
const shopifyCredentials = z.object({
  shopUrl: secretField('shop URL'),
  apiKey: secretField('API key'),
  accessToken: secretField('access token'),
});
const shopifyInput = shopifyCredentials.extend({
  autoPublish: z.boolean().default(false),
  defaultStatus: shopifyStatus.default('draft'),
  blogId: z.string().max(200).optional(),
});
const blog = z.object({ id: z.string(), title: z.string(), handle: z.string() });
const shopifyExample = {
  shopUrl: 'example.myshopify.com',
  apiKey: '0123456789abcdef0123456789abcdef',
  accessToken: 'shpat_0123456789',
};

export const saveShopify = defineEndpoint({
  id: 'saveShopify',
  method: 'POST',
  path: '/api/shopify/config',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Connect a Shopify shop.',
  body: shopifyInput,
  reply: ok.extend({ config: shopifyConfig }),
  example: { body: shopifyExample },
});
export const getShopify = defineEndpoint({
  id: 'getShopify',
  method: 'GET',
  path: '/api/shopify/config',
  missingTokenText: missingTokenTexts.shopify,
  summary: 'The saved connection without its token; 404 when there is none.',
  reply: ok.extend({ config: shopifyConfig }),
});
export const updateShopify = defineEndpoint({
  id: 'updateShopify',
  method: 'PUT',
  path: '/api/shopify/config',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Update the settings of the connection.',
  body: shopifyInput.extend({ autoPublish: z.boolean(), defaultStatus: shopifyStatus }).partial(),
  reply: ok.extend({ config: shopifyConfig }),
  example: { body: { autoPublish: true } },
});
export const clearShopify = defineEndpoint({
  id: 'clearShopify',
  method: 'DELETE',
  path: '/api/shopify/config',
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Delete the Shopify connection.',
  reply: ok,
});
export const testShopifyCredentials = defineEndpoint({
  id: 'testShopifyCredentials',
  method: 'POST',
  path: '/api/shopify/test-credentials',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Test credentials before saving them.',
  body: shopifyCredentials,
  reply: testReply.extend({ shopName: z.string(), blogs: z.array(blog) }),
  example: { body: shopifyExample },
});
export const testShopify = defineEndpoint({
  id: 'testShopify',
  method: 'POST',
  path: '/api/shopify/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Test the saved connection.',
  body: z.object({}).optional(),
  reply: testReply.extend({ shopName: z.string() }),
  example: { body: {} },
});
export const listShopifyBlogs = defineEndpoint({
  id: 'listShopifyBlogs',
  method: 'GET',
  path: '/api/shopify/blogs',
  missingTokenText: missingTokenTexts.shopify,
  summary: 'List the blogs of the shop.',
  reply: ok.extend({ blogs: z.array(blog) }),
});
export const listShopifyPosts = defineEndpoint({
  id: 'listShopifyPosts',
  method: 'GET',
  path: '/api/shopify/posts',
  missingTokenText: missingTokenTexts.shopify,
  summary: 'List the posts of the selected blog.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    sinceId: z.string().max(100).optional(),
    status: z.enum(['published', 'unpublished', 'any']).default('any'),
  }),
  reply: ok.extend({
    posts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        handle: z.string(),
        published: z.boolean(),
        url: z.string().nullable(),
      }),
    ),
  }),
});
