import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { wordpressOAuthSchemas } from './wordpressOAuth.schemas.ts';

export const getWordpressOAuthApp: Endpoint<typeof wordpressOAuthSchemas.getWordpressOAuthApp> =
  defineEndpoint({
    id: 'getWordpressOAuthApp',
    method: 'GET',
    path: '/api/wordpress-oauth/config',
    missingTokenText: missingTokenTexts.wordpress,
  });

export const saveWordpressOAuthApp: Endpoint<typeof wordpressOAuthSchemas.saveWordpressOAuthApp> =
  defineEndpoint({
    id: 'saveWordpressOAuthApp',
    method: 'POST',
    path: '/api/wordpress-oauth/config',
    verified: true,
    missingTokenText: missingTokenTexts.wordpress,
  });

export const authorizeWordpress: Endpoint<typeof wordpressOAuthSchemas.authorizeWordpress> = defineEndpoint({
  id: 'authorizeWordpress',
  method: 'GET',
  path: '/api/wordpress-oauth/authorize',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
});

export const completeWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.completeWordpressOAuth> =
  defineEndpoint({
    id: 'completeWordpressOAuth',
    method: 'GET',
    path: '/api/wordpress-oauth/callback',
    verified: true,
    missingTokenText: missingTokenTexts.wordpress,
  });

export const testWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.testWordpressOAuth> = defineEndpoint({
  id: 'testWordpressOAuth',
  method: 'POST',
  path: '/api/wordpress-oauth/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
});

export const storeWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.storeWordpressOAuth> = defineEndpoint(
  {
    id: 'storeWordpressOAuth',
    method: 'POST',
    path: '/api/wordpress-oauth/store-config',
    verified: true,
    missingTokenText: missingTokenTexts.wordpress,
  },
);

export const getWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.getWordpressOAuth> = defineEndpoint({
  id: 'getWordpressOAuth',
  method: 'GET',
  path: '/api/wordpress-oauth/get-config',
  missingTokenText: missingTokenTexts.wordpress,
});

export const refreshWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.refreshWordpressOAuth> =
  defineEndpoint({
    id: 'refreshWordpressOAuth',
    method: 'POST',
    path: '/api/wordpress-oauth/refresh-token',
    missingTokenText: missingTokenTexts.wordpress,
  });

export const clearWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.clearWordpressOAuth> = defineEndpoint(
  {
    id: 'clearWordpressOAuth',
    method: 'DELETE',
    path: '/api/wordpress-oauth/clear-config',
    missingTokenText: missingTokenTexts.wordpress,
  },
);

export const updateWordpressOAuth: Endpoint<typeof wordpressOAuthSchemas.updateWordpressOAuth> =
  defineEndpoint({
    id: 'updateWordpressOAuth',
    method: 'PATCH',
    path: '/api/wordpress-oauth/update-settings',
    missingTokenText: missingTokenTexts.wordpress,
  });
