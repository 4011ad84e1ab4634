import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';
import { secret, testReply } from './common.ts';

const webflowStatus = z.enum(['draft', 'published']);
const siteInfo = z.object({ displayName: z.string(), name: z.string(), shortName: z.string() });
const fieldMapping = z.record(z.string(), z.string());
const webflowConfig = z.object({
  siteId: z.string(),
  collectionId: z.string(),
  autoPublish: z.boolean(),
  defaultStatus: webflowStatus,
  siteInfo,
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
  /** Our part of an article → the field it goes to. */
  mapping: fieldMapping,
  /** Required fields that nothing of an article can fill. */
  unmappable: z.array(z.string()),
});
export type WebflowCollection = z.infer<typeof webflowCollection>;

export const getWebflow = defineEndpoint({
  id: 'getWebflow',
  method: 'GET',
  path: '/api/webflow/config',
  summary: 'The stored connection without its key.',
  reply: ok.extend({ config: webflowConfig.nullable(), isConnected: z.boolean() }),
});
export const saveWebflow = defineEndpoint({
  id: 'saveWebflow',
  method: 'POST',
  path: '/api/webflow/config',
  summary: 'Connect a Webflow collection, or change its settings (the key may then be left out).',
  body: z.object({
    apiKey: z.string().trim().max(4_000).optional(),
    siteId: secret('site id'),
    collectionId: secret('collection id'),
    autoPublish: z.boolean().default(false),
    defaultStatus: webflowStatus.default('draft'),
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
});
export const clearWebflow = defineEndpoint({
  id: 'clearWebflow',
  method: 'DELETE',
  path: '/api/webflow/config',
  summary: 'Forget the Webflow connection.',
  reply: ok,
});
export const testWebflow = defineEndpoint({
  id: 'testWebflow',
  method: 'POST',
  path: '/api/webflow/test',
  summary: 'Try the key and site sent, or the stored ones.',
  body: z.object({ apiKey: z.string().max(4_000).optional(), siteId: z.string().max(200).optional() }),
  reply: testReply.extend({ siteInfo, collections: z.array(webflowCollection) }),
  example: { body: {} },
});
