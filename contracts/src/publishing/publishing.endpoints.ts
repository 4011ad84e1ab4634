import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { publishingSchemas } from './publishing.schemas.ts';

export const publishToWordpressOAuth: Endpoint<typeof publishingSchemas.publishToWordpressOAuth> =
  defineEndpoint({
    id: 'publishToWordpressOAuth',
    method: 'POST',
    maxBytes: bodyBytes.text,
    path: '/api/wordpress-oauth/publish',
    verified: true,
    access: 'plan',
    missingTokenText: missingTokenTexts.wordpress,
  });

export const publishToWordpress: Endpoint<typeof publishingSchemas.publishToWordpress> = defineEndpoint({
  id: 'publishToWordpress',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/wordpress/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.wordpress,
});

export const publishToShopify: Endpoint<typeof publishingSchemas.publishToShopify> = defineEndpoint({
  id: 'publishToShopify',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/shopify/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.shopify,
});

export const publishToWix: Endpoint<typeof publishingSchemas.publishToWix> = defineEndpoint({
  id: 'publishToWix',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/wix/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.wix,
});

export const publishToWebflow: Endpoint<typeof publishingSchemas.publishToWebflow> = defineEndpoint({
  id: 'publishToWebflow',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/webflow/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.webflow,
});

export const listPublications: Endpoint<typeof publishingSchemas.listPublications> = defineEndpoint({
  id: 'listPublications',
  method: 'GET',
  path: '/api/auth/publications',
  documented: false,
});

export const retryPublication: Endpoint<typeof publishingSchemas.retryPublication> = defineEndpoint({
  id: 'retryPublication',
  method: 'POST',
  path: '/api/auth/publications/:id/retry',
  verified: true,
  access: 'plan',
  documented: false,
});

export const checkPublication: Endpoint<typeof publishingSchemas.checkPublication> = defineEndpoint({
  id: 'checkPublication',
  method: 'POST',
  path: '/api/auth/publications/:id/check',
  documented: false,
});
