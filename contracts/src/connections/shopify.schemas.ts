import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { secretField, testReply } from './fields.schemas.ts';

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

/** By endpoint. */
export const shopifySchemas = {
  saveShopify: defineSchemas({
    summary: 'Connect a Shopify shop.',
    body: shopifyInput,
    reply: ok.extend({ config: shopifyConfig }),
    example: { body: shopifyExample },
  }),
  getShopify: defineSchemas({
    summary: 'The saved connection without its token; 404 when there is none.',
    reply: ok.extend({ config: shopifyConfig }),
  }),
  updateShopify: defineSchemas({
    summary: 'Update the settings of the connection.',
    body: shopifyInput.extend({ autoPublish: z.boolean(), defaultStatus: shopifyStatus }).partial(),
    reply: ok.extend({ config: shopifyConfig }),
    example: { body: { autoPublish: true } },
  }),
  clearShopify: defineSchemas({
    summary: 'Delete the Shopify connection.',
    reply: ok,
  }),
  testShopifyCredentials: defineSchemas({
    summary: 'Test credentials before saving them.',
    body: shopifyCredentials,
    reply: testReply.extend({ shopName: z.string(), blogs: z.array(blog) }),
    example: { body: shopifyExample },
  }),
  testShopify: defineSchemas({
    summary: 'Test the saved connection.',
    body: z.object({}).optional(),
    reply: testReply.extend({ shopName: z.string() }),
    example: { body: {} },
  }),
  listShopifyBlogs: defineSchemas({
    summary: 'List the blogs of the shop.',
    reply: ok.extend({ blogs: z.array(blog) }),
  }),
  listShopifyPosts: defineSchemas({
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
  }),
};
