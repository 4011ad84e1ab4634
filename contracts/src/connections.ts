import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok, okWithMessage } from './http.ts';
import { connection } from './connections/connection.ts';
import { platforms } from './limits.ts';

/** The WordPress OAuth calls also carry the user's id; it must match the bearer token. */
export const userIdHeader = 'user-id';

export const listConnections = defineEndpoint({
  id: 'listConnections',
  method: 'GET',
  path: '/api/auth/connections',
  documented: false,
  summary: 'All four platforms and how they stand.',
  reply: ok.extend({ connections: z.array(connection) }),
});

export const publishTestDraft = defineEndpoint({
  id: 'publishTestDraft',
  method: 'POST',
  path: '/api/auth/connections/:platform/test-draft',
  access: 'plan',
  documented: false,
  summary: 'Send a short draft to the platform, to see a post arrive without anyone else seeing it.',
  params: z.object({ platform: z.enum(platforms) }),
  reply: okWithMessage.extend({ url: z.string().nullable() }),
});

export * from './connections/connection.ts';
export * from './connections/webflow.ts';
export * from './connections/wix.ts';
export * from './connections/shopify.ts';
export * from './connections/wordpress.ts';
export * from './connections/wordpressOAuth.ts';
export { connectionCheck, type ConnectionCheck } from './connections/common.ts';
