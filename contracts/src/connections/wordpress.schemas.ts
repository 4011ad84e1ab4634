import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { connection } from './connection.schemas.ts';
import { siteUrlField, secretField, testReply } from './fields.schemas.ts';

const applicationPasswordInput = z.object({
  siteUrl: siteUrlField,
  username: secretField('username'),
  applicationPassword: secretField('application password'),
});

/** By endpoint. */
export const wordpressSchemas = {
  discoverWordpress: defineSchemas({
    summary: 'Find the REST API of a site and the page where it creates application passwords.',
    body: z.object({ siteUrl: siteUrlField }),
    reply: ok.extend({
      /** `authorizeUrl` is null when application passwords are disabled. */
      site: z.object({ name: z.string(), url: z.string(), authorizeUrl: z.string().nullable() }),
    }),
    example: { body: { siteUrl: 'https://example.com' } },
  }),
  testWordpress: defineSchemas({
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
  }),
  getWordpress: defineSchemas({
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
  }),
  saveWordpress: defineSchemas({
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
  }),
  updateWordpress: defineSchemas({
    summary: 'Update auto-publish or the default status.',
    body: z.object({
      autoPublish: z.boolean().optional(),
      defaultStatus: z.enum(['publish', 'draft', 'pending', 'private']).optional(),
    }),
    reply: ok.extend({ connection }),
    example: { body: { autoPublish: true } },
  }),
  clearWordpress: defineSchemas({
    summary: 'Delete the application password.',
    reply: ok,
  }),
};
