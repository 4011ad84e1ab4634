import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, isoTime, ok } from '../http.ts';
import { secretField, siteUrlField } from './fields.ts';

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
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'The saved OAuth app without its client secret, to prefill the form.',
  reply: ok.extend({ data: z.object({ siteUrl: z.string(), clientId: z.string() }).nullable() }),
});

export const saveWordpressOAuthApp = defineEndpoint({
  id: 'saveWordpressOAuthApp',
  method: 'POST',
  path: '/api/wordpress-oauth/config',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Save the OAuth app.',
  body: z.object({
    siteUrl: siteUrlField,
    clientId: secretField('client ID'),
    clientSecret: secretField('client secret'),
  }),
  reply: ok,
  example: { body: { siteUrl: 'https://example.wordpress.com', clientId: '12345', clientSecret: 'abc' } },
});

export const authorizeWordpress = defineEndpoint({
  id: 'authorizeWordpress',
  method: 'GET',
  path: '/api/wordpress-oauth/authorize',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'URL of the consent page; its state is bound to the user, single-use and valid for 10 minutes.',
  reply: ok.extend({ data: z.object({ authUrl: z.string() }) }),
});

export const completeWordpressOAuth = defineEndpoint({
  id: 'completeWordpressOAuth',
  method: 'GET',
  path: '/api/wordpress-oauth/callback',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Exchange the code for a token and save it for the user.',
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
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary:
    'The owner of the token and the sites it can access; without a token in the body, the saved one is tested.',
  body: z.object({ accessToken: z.string().max(4_000).optional() }),
  reply: ok.extend({ data: z.object({ user: wpUser, sites: z.array(wpSite) }) }),
  example: { body: {} },
});

export const storeWordpressOAuth = defineEndpoint({
  id: 'storeWordpressOAuth',
  method: 'POST',
  path: '/api/wordpress-oauth/store-config',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Save the site and the settings of the connection.',
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
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'The saved connection without its secrets; null when there is none.',
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
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Refresh the token; when this fails, the user has to authorize again.',
  body: z.object({ accessToken: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
  reply: ok.extend({ token: z.object({ access_token: z.string(), expiresAt: isoTime }) }),
  example: { body: {} },
});

export const clearWordpressOAuth = defineEndpoint({
  id: 'clearWordpressOAuth',
  method: 'DELETE',
  path: '/api/wordpress-oauth/clear-config',
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Delete the connection and its token.',
  reply: ok,
});

export const updateWordpressOAuth = defineEndpoint({
  id: 'updateWordpressOAuth',
  method: 'PATCH',
  path: '/api/wordpress-oauth/update-settings',
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Update auto-publish or the default status.',
  body: z.object({
    autoPublish: z.boolean().optional(),
    defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
  }),
  reply: ok,
  example: { body: { autoPublish: true } },
});
