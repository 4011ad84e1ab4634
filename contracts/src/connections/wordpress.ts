import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';
import { secret, siteUrl, testReply } from './common.ts';
import { connection } from './connection.ts';

const applicationPassword = z.object({
  siteUrl,
  username: secret('user name'),
  applicationPassword: secret('application password'),
});

export const discoverWordpress = defineEndpoint({
  id: 'discoverWordpress',
  method: 'POST',
  path: '/api/wordpress/discover',
  documented: false,
  summary:
    'Find a site’s API and the page where it grants application passwords, before a secret is asked for.',
  body: z.object({ siteUrl }),
  reply: ok.extend({
    /** `authorizeUrl` is null where application passwords are switched off. */
    site: z.object({ name: z.string(), url: z.string(), authorizeUrl: z.string().nullable() }),
  }),
  example: { body: { siteUrl: 'https://example.com' } },
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
