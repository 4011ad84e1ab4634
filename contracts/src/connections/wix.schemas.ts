import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { secretField, testReply } from './fields.schemas.ts';

const wixStatus = z.enum(['DRAFT', 'PUBLISHED']);

const wixConfig = z.object({
  siteId: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: wixStatus,
  siteName: z.string(),
  memberId: z.string().nullable(),
  /** Categories and tags added to every post. */
  categoryIds: z.array(z.string()).default([]),
  tagIds: z.array(z.string()).default([]),
  connectionStatus: z.string(),
  hasApiKey: z.boolean(),
});

const wixInput = z.object({
  apiKey: secretField('API key'),
  siteId: secretField('site ID'),
  memberId: z.string().max(200).optional(),
  categoryIds: z.array(z.string().max(200)).max(10).optional(),
  tagIds: z.array(z.string().max(200)).max(30).optional(),
  autoPublish: z.boolean().default(false),
  defaultStatus: wixStatus.default('DRAFT'),
});

const labelledOption = z.object({ id: z.string(), label: z.string() });

/** By endpoint. */
export const wixSchemas = {
  saveWix: defineSchemas({
    summary: 'Connect a Wix site.',
    body: wixInput,
    reply: ok.extend({ config: wixConfig }),
    example: { body: { apiKey: 'IST.abcdefghijkl', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' } },
  }),
  getWix: defineSchemas({
    summary: 'The saved connection without its key.',
    reply: ok.extend({ config: wixConfig.nullable() }),
  }),
  updateWix: defineSchemas({
    summary: 'Update the settings of the connection.',
    body: wixInput.extend({ autoPublish: z.boolean(), defaultStatus: wixStatus }).partial(),
    reply: ok.extend({ config: wixConfig }),
    example: { body: { autoPublish: true } },
  }),
  clearWix: defineSchemas({
    summary: 'Delete the Wix connection.',
    reply: ok,
  }),
  testWix: defineSchemas({
    summary: 'Test the given key and site, or the saved ones.',
    body: z.object({ apiKey: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
    reply: testReply.extend({
      siteName: z.string(),
      members: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    example: { body: {} },
  }),
  listWixCategories: defineSchemas({
    summary: 'List the blog categories of the site.',
    reply: ok.extend({ categories: z.array(labelledOption) }),
  }),
  listWixTags: defineSchemas({
    summary: 'List the blog tags of the site.',
    reply: ok.extend({ tags: z.array(labelledOption) }),
  }),
};
