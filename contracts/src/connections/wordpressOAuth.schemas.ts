import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { siteUrlField, secretField } from './fields.schemas.ts';

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

/** By endpoint. */
export const wordpressOAuthSchemas = {
  getWordpressOAuthApp: defineSchemas({
    summary: 'The saved OAuth app without its client secret, to prefill the form.',
    reply: ok.extend({ data: z.object({ siteUrl: z.string(), clientId: z.string() }).nullable() }),
  }),
  saveWordpressOAuthApp: defineSchemas({
    summary: 'Save the OAuth app.',
    body: z.object({
      siteUrl: siteUrlField,
      clientId: secretField('client ID'),
      clientSecret: secretField('client secret'),
    }),
    reply: ok,
    example: { body: { siteUrl: 'https://example.wordpress.com', clientId: '12345', clientSecret: 'abc' } },
  }),
  authorizeWordpress: defineSchemas({
    summary: 'URL of the consent page; its state is bound to the user, single-use and valid for 10 minutes.',
    reply: ok.extend({ data: z.object({ authUrl: z.string() }) }),
  }),
  completeWordpressOAuth: defineSchemas({
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
  }),
  testWordpressOAuth: defineSchemas({
    summary:
      'The owner of the token and the sites it can access; without a token in the body, the saved one is tested.',
    body: z.object({ accessToken: z.string().max(4_000).optional() }),
    reply: ok.extend({ data: z.object({ user: wpUser, sites: z.array(wpSite) }) }),
    example: { body: {} },
  }),
  storeWordpressOAuth: defineSchemas({
    summary: 'Save the site and the settings of the connection.',
    body: z.object({
      token: wordpressOAuthToken.partial().optional(),
      siteId: z.string().max(200).optional(),
      autoPublish: z.boolean().optional(),
      defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
    }),
    reply: ok,
    example: { body: { siteId: '1', autoPublish: false } },
  }),
  getWordpressOAuth: defineSchemas({
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
  }),
  refreshWordpressOAuth: defineSchemas({
    summary: 'Refresh the token; when this fails, the user has to authorize again.',
    body: z.object({ accessToken: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
    reply: ok.extend({ token: z.object({ access_token: z.string(), expiresAt: isoTime }) }),
    example: { body: {} },
  }),
  clearWordpressOAuth: defineSchemas({
    summary: 'Delete the connection and its token.',
    reply: ok,
  }),
  updateWordpressOAuth: defineSchemas({
    summary: 'Update auto-publish or the default status.',
    body: z.object({
      autoPublish: z.boolean().optional(),
      defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
    }),
    reply: ok,
    example: { body: { autoPublish: true } },
  }),
};
