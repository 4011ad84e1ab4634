import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok, okWithMessage } from '../http.ts';
import { connection, connectionModes } from './connection.ts';
import { platforms } from '../limits.ts';

/** Header of the WordPress OAuth endpoints with the user's id; it must match the bearer token. */
export const userIdHeader = 'user-id';

export const listConnections = defineEndpoint({
  id: 'listConnections',
  method: 'GET',
  path: '/api/auth/connections',
  documented: false,
  summary: 'List the platforms with their connection status.',
  reply: ok.extend({ connections: z.array(connection) }),
});

export const publishTestDraft = defineEndpoint({
  id: 'publishTestDraft',
  method: 'POST',
  path: '/api/auth/connections/:platform/test-draft',
  verified: true,
  access: 'plan',
  documented: false,
  summary: 'Publish a short test draft to the platform, not visible to the public.',
  params: z.object({ platform: z.enum(platforms) }),
  reply: okWithMessage.extend({ url: z.string().nullable() }),
});

export const setConnectionMode = defineEndpoint({
  id: 'setConnectionMode',
  method: 'PUT',
  path: '/api/auth/connections/:platform/mode',
  access: 'plan',
  documented: false,
  summary: 'Set what is published to the platform without a click.',
  params: z.object({ platform: z.enum(platforms) }),
  body: z.object({ mode: z.enum(connectionModes) }),
  reply: ok.extend({ connection }),
  example: { body: { mode: 'review' } },
});

export * from './connection.ts';
export * from './deliveryForecast.ts';
export { toPlatformOptions } from './platformOptions.ts';
export * from './webflow.ts';
export * from './wix.ts';
export * from './shopify.ts';
export * from './wordpress.ts';
export * from './wordpressOAuth.ts';
export * from './webhook.ts';
export * from './platformConnection.ts';
export * from './connectFields.ts';
export { connectionCheck, type ConnectionCheck } from './fields.ts';
