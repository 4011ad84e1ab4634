import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { secretField, testReply } from './fields.schemas.ts';

const webflowStatus = z.enum(['draft', 'published']);

const siteInfo = z.object({ displayName: z.string(), name: z.string(), shortName: z.string() });

const fieldMapping = z.record(z.string(), z.string());

const webflowConfig = z.object({
  siteId: z.string(),
  collectionId: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: webflowStatus,
  siteInfo,
  connectionStatus: z.string(),
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
  /** Article field → collection field. */
  mapping: fieldMapping,
  /** Required collection fields that no article field can fill. */
  unmappable: z.array(z.string()),
});

export type WebflowCollection = z.infer<typeof webflowCollection>;

/** By endpoint. */
export const webflowSchemas = {
  getWebflow: defineSchemas({
    summary: 'The saved connection without its key.',
    reply: ok.extend({ config: webflowConfig.nullable(), isConnected: z.boolean() }),
  }),
  saveWebflow: defineSchemas({
    summary: 'Connect a Webflow collection, or update its settings (then the key is optional).',
    body: z.object({
      apiKey: z.string().trim().max(4_000).optional(),
      siteId: secretField('site ID'),
      collectionId: secretField('collection ID'),
      autoPublish: z.boolean().default(false),
      /** Posts follow it; without it, the saved one is kept. */
      defaultStatus: webflowStatus.optional(),
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
  }),
  clearWebflow: defineSchemas({
    summary: 'Delete the Webflow connection.',
    reply: ok,
  }),
  testWebflow: defineSchemas({
    summary: 'Test the given key and site, or the saved ones.',
    body: z.object({ apiKey: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
    reply: testReply.extend({ siteInfo, collections: z.array(webflowCollection) }),
    example: { body: {} },
  }),
};
