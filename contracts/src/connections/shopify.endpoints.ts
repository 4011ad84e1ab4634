import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { shopifySchemas } from './shopify.schemas.ts';

export const saveShopify: Endpoint<typeof shopifySchemas.saveShopify> = defineEndpoint({
  id: 'saveShopify',
  method: 'POST',
  path: '/api/shopify/config',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
});

export const getShopify: Endpoint<typeof shopifySchemas.getShopify> = defineEndpoint({
  id: 'getShopify',
  method: 'GET',
  path: '/api/shopify/config',
  missingTokenText: missingTokenTexts.shopify,
});

export const updateShopify: Endpoint<typeof shopifySchemas.updateShopify> = defineEndpoint({
  id: 'updateShopify',
  method: 'PUT',
  path: '/api/shopify/config',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
});

export const clearShopify: Endpoint<typeof shopifySchemas.clearShopify> = defineEndpoint({
  id: 'clearShopify',
  method: 'DELETE',
  path: '/api/shopify/config',
  missingTokenText: missingTokenTexts.shopify,
});

export const testShopifyCredentials: Endpoint<typeof shopifySchemas.testShopifyCredentials> = defineEndpoint({
  id: 'testShopifyCredentials',
  method: 'POST',
  path: '/api/shopify/test-credentials',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
});

export const testShopify: Endpoint<typeof shopifySchemas.testShopify> = defineEndpoint({
  id: 'testShopify',
  method: 'POST',
  path: '/api/shopify/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.shopify,
});

export const listShopifyBlogs: Endpoint<typeof shopifySchemas.listShopifyBlogs> = defineEndpoint({
  id: 'listShopifyBlogs',
  method: 'GET',
  path: '/api/shopify/blogs',
  missingTokenText: missingTokenTexts.shopify,
});

export const listShopifyPosts: Endpoint<typeof shopifySchemas.listShopifyPosts> = defineEndpoint({
  id: 'listShopifyPosts',
  method: 'GET',
  path: '/api/shopify/posts',
  missingTokenText: missingTokenTexts.shopify,
});
