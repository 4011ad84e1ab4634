import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, ok } from '../http.ts';
import { secretField, siteUrlField, testReply } from './fields.ts';
import { connection } from './connection.ts';

const applicationPasswordInput = z.object({
  siteUrl: siteUrlField,
  username: secretField('username'),
  applicationPassword: secretField('application password'),
});

export const discoverWordpress = defineEndpoint({
  id: 'discoverWordpress',
  method: 'POST',
  path: '/api/wordpress/discover',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
  summary: 'Find the REST API of a site and the page where it creates application passwords.',
  body: z.object({ siteUrl: siteUrlField }),
  reply: ok.extend({
    /** `authorizeUrl` is null when application passwords are disabled. */
    site: z.object({ name: z.string(), url: z.string(), authorizeUrl: z.string().nullable() }),
  }),
  example: { body: { siteUrl: 'https://example.com' } },
});

export const testWordpress = defineEndpoint({
  id: 'testWordpress',
  method: 'POST',
  path: '/api/wordpress/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  summary: 'Find the REST API of the site and test the given application password, or the saved one.',
  body: applicationPasswordInput.partial(),
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
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
  summary: 'The saved connection without its password.',
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
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
  summary: 'Test and save an application password.',
  body: applicationPasswordInput.extend({
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
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
  summary: 'Update auto-publish or the default status.',
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
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
  summary: 'Delete the application password.',
  reply: ok,
});
