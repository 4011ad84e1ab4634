import { z } from 'zod';
import { defineEndpoint, isoTime, ok, okWithMessage } from './http.ts';
import { platforms } from './limits.ts';

const secret = (what: string) => z.string().trim().min(1, `Enter the ${what}.`).max(4_000);
const siteUrl = z.string().trim().min(1, 'Enter the site address.').max(2_000);

/** The WordPress OAuth calls also carry the user's id; it must match the bearer token. */
export const userIdHeader = 'user-id';

/** One platform as every screen sees it; secrets never leave the server. */
export const connection = z.object({
  platform: z.enum(platforms),
  connected: z.boolean(),
  method: z.enum(['oauth', 'application-password', 'token', 'client-credentials', 'api-key']).nullable(),
  /** Name of the site, shop or collection. */
  name: z.string().nullable(),
  url: z.string().nullable(),
  autoPublish: z.boolean(),
  defaultStatus: z.string(),
  expiresAt: isoTime.nullable(),
  lastSuccessAt: isoTime.nullable(),
  lastError: z.string().nullable(),
});
export type Connection = z.infer<typeof connection>;

export const listConnections = defineEndpoint({
  id: 'listConnections',
  method: 'GET',
  path: '/api/auth/connections',
  documented: false,
  summary: 'All four platforms and how they stand.',
  reply: ok.extend({ connections: z.array(connection) }),
});

/** What a connection test looked at, in order. */
export const connectionCheck = z.object({ name: z.string(), ok: z.boolean(), detail: z.string() });
const testReply = ok.extend({ message: z.string(), checks: z.array(connectionCheck) });

// WordPress by OAuth ---------------------------------------------------------------------------------------------
const wpSite = z.object({ id: z.string(), name: z.string(), url: z.string() });
const wpUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type WordpressSite = z.infer<typeof wpSite>;

export const wordpressOAuthToken = z.object({
  accessToken: z.string(),
  tokenType: z.string().default('bearer'),
  scope: z.string().default('global'),
  expiresAt: isoTime,
  issuedAt: isoTime,
  siteId: z.string(),
  siteUrl: z.string(),
  siteName: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  userId: z.string(),
});

export const getWordpressOAuthApp = defineEndpoint({
  id: 'getWordpressOAuthApp',
  method: 'GET',
  path: '/api/wordpress-oauth/config',
  summary: 'The saved app, to prefill the form; never the client secret.',
  reply: ok.extend({ data: z.object({ siteUrl: z.string(), clientId: z.string() }).nullable() }),
});

export const saveWordpressOAuthApp = defineEndpoint({
  id: 'saveWordpressOAuthApp',
  method: 'POST',
  path: '/api/wordpress-oauth/config',
  summary: 'Save the app that asks for authorization.',
  body: z.object({ siteUrl, clientId: secret('client id'), clientSecret: secret('client secret') }),
  reply: ok,
  example: { body: { siteUrl: 'https://example.wordpress.com', clientId: '12345', clientSecret: 'abc' } },
});

export const authorizeWordpress = defineEndpoint({
  id: 'authorizeWordpress',
  method: 'GET',
  path: '/api/wordpress-oauth/authorize',
  summary: 'Address of the consent page; its state is bound to the user, single-use and good for 10 minutes.',
  reply: ok.extend({ data: z.object({ authUrl: z.string() }) }),
});

export const wordpressOAuthCallback = defineEndpoint({
  id: 'wordpressOAuthCallback',
  method: 'GET',
  path: '/api/wordpress-oauth/callback',
  summary: 'Trade the code for a token, which is stored for the user.',
  query: z.object({
    code: z.string().max(2_000).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(500).optional(),
  }),
  reply: ok.extend({
    data: z.object({
      success: z.literal(true),
      data: z.object({ access_token: z.string() }),
      user: wpUser,
      sites: z.array(wpSite),
    }),
  }),
});

export const testWordpressOAuth = defineEndpoint({
  id: 'testWordpressOAuth',
  method: 'POST',
  path: '/api/wordpress-oauth/test-connection',
  summary:
    'Who the token belongs to and which sites it reaches; without a token in the body the stored one is tested.',
  body: z.object({ accessToken: z.string().max(4_000).optional() }),
  reply: ok.extend({ data: z.object({ user: wpUser, sites: z.array(wpSite) }) }),
  example: { body: {} },
});

export const storeWordpressOAuth = defineEndpoint({
  id: 'storeWordpressOAuth',
  method: 'POST',
  path: '/api/wordpress-oauth/store-config',
  summary: 'Choose the site and the settings of the connection.',
  body: z.object({
    token: wordpressOAuthToken.partial().optional(),
    siteId: z.string().max(200).optional(),
    autoPublish: z.boolean().optional(),
    defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
  }),
  reply: ok,
  example: { body: { siteId: '1', autoPublish: false } },
});

export const getWordpressOAuth = defineEndpoint({
  id: 'getWordpressOAuth',
  method: 'GET',
  path: '/api/wordpress-oauth/get-config',
  summary: 'The stored connection without its secrets; null when there is none.',
  reply: ok.extend({
    config: z
      .object({
        userId: z.string(),
        token: wordpressOAuthToken.omit({ accessToken: true }),
        autoPublish: z.boolean(),
        defaultStatus: z.string(),
        createdAt: isoTime,
        updatedAt: isoTime,
      })
      .nullable(),
  }),
});

export const refreshWordpressOAuth = defineEndpoint({
  id: 'refreshWordpressOAuth',
  method: 'POST',
  path: '/api/wordpress-oauth/refresh-token',
  summary: 'Extend the token; a refusal means authorizing again.',
  body: z.object({ accessToken: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
  reply: ok.extend({ token: z.object({ access_token: z.string(), expiresAt: isoTime }) }),
  example: { body: {} },
});

export const clearWordpressOAuth = defineEndpoint({
  id: 'clearWordpressOAuth',
  method: 'DELETE',
  path: '/api/wordpress-oauth/clear-config',
  summary: 'Forget the connection and its token.',
  reply: ok,
});

export const updateWordpressOAuth = defineEndpoint({
  id: 'updateWordpressOAuth',
  method: 'PATCH',
  path: '/api/wordpress-oauth/update-settings',
  summary: 'Switch auto-publish or the default status.',
  body: z.object({
    autoPublish: z.boolean().optional(),
    defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
  }),
  reply: ok,
  example: { body: { autoPublish: true } },
});

// WordPress by application password ------------------------------------------------------------------------------
const applicationPassword = z.object({
  siteUrl,
  username: secret('user name'),
  applicationPassword: secret('application password'),
});

export const testWordpress = defineEndpoint({
  id: 'testWordpress',
  method: 'POST',
  path: '/api/wordpress/test-connection',
  summary: 'Find the site’s API and try the password: the ones sent, or the stored ones.',
  body: applicationPassword.partial(),
  reply: testReply.extend({
    site: z.object({ name: z.string(), url: z.string(), authorizeUrl: z.string().nullable() }),
  }),
  example: {
    body: {
      siteUrl: 'https://example.com',
      username: 'ada',
      applicationPassword: 'abcd efgh ijkl mnop qrst uvwx',
    },
  },
});

export const getWordpress = defineEndpoint({
  id: 'getWordpress',
  method: 'GET',
  path: '/api/wordpress/config',
  documented: false,
  summary: 'The stored connection without its password.',
  reply: ok.extend({
    config: z
      .object({
        siteUrl: z.string(),
        username: z.string(),
        siteName: z.string(),
        autoPublish: z.boolean(),
        defaultStatus: z.string(),
      })
      .nullable(),
    isConnected: z.boolean(),
  }),
});

export const saveWordpress = defineEndpoint({
  id: 'saveWordpress',
  method: 'POST',
  path: '/api/wordpress/config',
  documented: false,
  summary: 'Test, then keep, an application password.',
  body: applicationPassword.extend({
    autoPublish: z.boolean().default(false),
    defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).default('publish'),
  }),
  reply: ok.extend({ connection }),
  example: {
    body: {
      siteUrl: 'https://example.com',
      username: 'ada',
      applicationPassword: 'abcd efgh ijkl mnop qrst uvwx',
    },
  },
});

export const updateWordpress = defineEndpoint({
  id: 'updateWordpress',
  method: 'PUT',
  path: '/api/wordpress/config',
  documented: false,
  summary: 'Switch auto-publish or the default status.',
  body: z.object({
    autoPublish: z.boolean().optional(),
    defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
  }),
  reply: ok.extend({ connection }),
  example: { body: { autoPublish: true } },
});

export const clearWordpress = defineEndpoint({
  id: 'clearWordpress',
  method: 'DELETE',
  path: '/api/wordpress/config',
  documented: false,
  summary: 'Forget the application password.',
  reply: ok,
});

// Wix ------------------------------------------------------------------------------------------------------------
const wixStatus = z.enum(['DRAFT', 'PUBLISHED']);
const wixConfig = z.object({
  siteId: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: wixStatus,
  siteName: z.string(),
  memberId: z.string().nullable(),
  connectionStatus: z.string(),
  hasApiKey: z.boolean(),
});
const wixInput = z.object({
  apiKey: secret('API key'),
  siteId: secret('site id'),
  memberId: z.string().max(200).optional(),
  autoPublish: z.boolean().default(false),
  defaultStatus: wixStatus.default('DRAFT'),
});
const labelled = z.object({ id: z.string(), label: z.string() });

export const saveWix = defineEndpoint({
  id: 'saveWix',
  method: 'POST',
  path: '/api/wix/config',
  summary: 'Connect a Wix site.',
  body: wixInput,
  reply: ok.extend({ config: wixConfig }),
  example: { body: { apiKey: 'IST.abcdefghijkl', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' } },
});
export const getWix = defineEndpoint({
  id: 'getWix',
  method: 'GET',
  path: '/api/wix/config',
  summary: 'The stored connection without its key.',
  reply: ok.extend({ config: wixConfig.nullable() }),
});
export const updateWix = defineEndpoint({
  id: 'updateWix',
  method: 'PUT',
  path: '/api/wix/config',
  summary: 'Change settings of the connection.',
  body: wixInput.extend({ autoPublish: z.boolean(), defaultStatus: wixStatus }).partial(),
  reply: ok.extend({ config: wixConfig }),
  example: { body: { autoPublish: true } },
});
export const clearWix = defineEndpoint({
  id: 'clearWix',
  method: 'DELETE',
  path: '/api/wix/config',
  summary: 'Forget the Wix connection.',
  reply: ok,
});
export const testWix = defineEndpoint({
  id: 'testWix',
  method: 'POST',
  path: '/api/wix/test-connection',
  summary: 'Try the key and site sent, or the stored ones.',
  body: z.object({ apiKey: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
  reply: testReply.extend({
    siteName: z.string(),
    members: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  example: { body: {} },
});
export const listWixCategories = defineEndpoint({
  id: 'listWixCategories',
  method: 'GET',
  path: '/api/wix/categories',
  summary: 'Blog categories of the site.',
  reply: ok.extend({ categories: z.array(labelled) }),
});
export const listWixTags = defineEndpoint({
  id: 'listWixTags',
  method: 'GET',
  path: '/api/wix/tags',
  summary: 'Blog tags of the site.',
  reply: ok.extend({ tags: z.array(labelled) }),
});

// Shopify --------------------------------------------------------------------------------------------------------
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
/** `accessToken` is an Admin API token, or the client secret of a Dev Dashboard app (traded for a 24-hour token). */
const shopifyCredentials = z.object({
  shopUrl: secret('shop address'),
  apiKey: secret('API key'),
  accessToken: secret('access token'),
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
  summary: 'Connect a Shopify shop.',
  body: shopifyInput,
  reply: ok.extend({ config: shopifyConfig }),
  example: { body: shopifyExample },
});
export const getShopify = defineEndpoint({
  id: 'getShopify',
  method: 'GET',
  path: '/api/shopify/config',
  summary: 'The stored connection without its token; 404 when there is none.',
  reply: ok.extend({ config: shopifyConfig }),
});
export const updateShopify = defineEndpoint({
  id: 'updateShopify',
  method: 'PUT',
  path: '/api/shopify/config',
  summary: 'Change settings of the connection.',
  body: shopifyInput.extend({ autoPublish: z.boolean(), defaultStatus: shopifyStatus }).partial(),
  reply: ok.extend({ config: shopifyConfig }),
  example: { body: { autoPublish: true } },
});
export const clearShopify = defineEndpoint({
  id: 'clearShopify',
  method: 'DELETE',
  path: '/api/shopify/config',
  summary: 'Forget the Shopify connection.',
  reply: ok,
});
export const testShopifyCredentials = defineEndpoint({
  id: 'testShopifyCredentials',
  method: 'POST',
  path: '/api/shopify/test-credentials',
  summary: 'Try credentials before saving them.',
  body: shopifyCredentials,
  reply: testReply.extend({ shopName: z.string(), blogs: z.array(blog) }),
  example: { body: shopifyExample },
});
export const testShopify = defineEndpoint({
  id: 'testShopify',
  method: 'POST',
  path: '/api/shopify/test-connection',
  summary: 'Try the stored connection.',
  body: z.object({}).optional(),
  reply: testReply.extend({ shopName: z.string() }),
  example: { body: {} },
});
export const listShopifyBlogs = defineEndpoint({
  id: 'listShopifyBlogs',
  method: 'GET',
  path: '/api/shopify/blogs',
  summary: 'Blogs of the shop.',
  reply: ok.extend({ blogs: z.array(blog) }),
});
export const listShopifyPosts = defineEndpoint({
  id: 'listShopifyPosts',
  method: 'GET',
  path: '/api/shopify/posts',
  summary: 'Posts of the chosen blog.',
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

// Webflow --------------------------------------------------------------------------------------------------------
const webflowStatus = z.enum(['draft', 'published']);
const siteInfo = z.object({ displayName: z.string(), name: z.string(), shortName: z.string() });
const fieldMapping = z.record(z.string(), z.string());
const webflowConfig = z.object({
  siteId: z.string(),
  collectionId: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: webflowStatus,
  siteInfo,
  fieldMapping,
  hasApiKey: z.boolean(),
});
export const webflowCollection = z.object({
  id: z.string(),
  displayName: z.string(),
  fields: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      displayName: z.string(),
      type: z.string(),
      isRequired: z.boolean(),
    }),
  ),
  /** Our part of an article → the field it goes to. */
  mapping: fieldMapping,
  /** Required fields that nothing of an article can fill. */
  unmappable: z.array(z.string()),
});
export type WebflowCollection = z.infer<typeof webflowCollection>;

export const getWebflow = defineEndpoint({
  id: 'getWebflow',
  method: 'GET',
  path: '/api/webflow/config',
  summary: 'The stored connection without its key.',
  reply: ok.extend({ config: webflowConfig.nullable(), isConnected: z.boolean() }),
});
export const saveWebflow = defineEndpoint({
  id: 'saveWebflow',
  method: 'POST',
  path: '/api/webflow/config',
  summary: 'Connect a Webflow collection, or change its settings (the key may then be left out).',
  body: z.object({
    apiKey: z.string().trim().max(4_000).optional(),
    siteId: secret('site id'),
    collectionId: secret('collection id'),
    autoPublish: z.boolean().default(false),
    defaultStatus: webflowStatus.default('draft'),
    fieldMapping: fieldMapping.optional(),
  }),
  reply: ok.extend({ config: webflowConfig }),
  example: {
    body: {
      apiKey: 'wf_0123456789',
      siteId: '580e63e98c9a982ac9b8b741',
      collectionId: '580e63fc8c9a982ac9b8b745',
    },
  },
});
export const clearWebflow = defineEndpoint({
  id: 'clearWebflow',
  method: 'DELETE',
  path: '/api/webflow/config',
  summary: 'Forget the Webflow connection.',
  reply: ok,
});
export const testWebflow = defineEndpoint({
  id: 'testWebflow',
  method: 'POST',
  path: '/api/webflow/test',
  summary: 'Try the key and site sent, or the stored ones.',
  body: z.object({ apiKey: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
  reply: testReply.extend({ siteInfo, collections: z.array(webflowCollection) }),
  example: { body: {} },
});

export const publishTestDraft = defineEndpoint({
  id: 'publishTestDraft',
  method: 'POST',
  path: '/api/auth/connections/:platform/test-draft',
  access: 'plan',
  documented: false,
  summary: 'Send a short draft to the platform, to see a post arrive without anyone else seeing it.',
  params: z.object({ platform: z.enum(platforms) }),
  reply: okWithMessage.extend({ url: z.string().nullable() }),
});
