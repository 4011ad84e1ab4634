import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, noBody, ok } from '../http.ts';
import { platforms } from '../limits.ts';
import { connectionMethods } from '../platforms/platforms.ts';
import { connection } from './connection.ts';
import { testReply } from './fields.ts';

const params = z.object({ platform: z.enum(platforms) });

export const connectPlatform = defineEndpoint({
  id: 'connectPlatform',
  method: 'PUT',
  path: '/api/auth/connections/:platform',
  verified: true,
  access: 'plan',
  documented: false,
  summary:
    'Connect a platform with the fields of its descriptor. Where the server makes the secret, a new one, or `rotateSecret`, returns it; it is not shown again.',
  params,
  body: z.object({
    method: z.enum(connectionMethods),
    fields: z.record(z.string(), z.string().trim()),
    rotateSecret: z.boolean().default(false),
  }),
  reply: ok.extend({ connection, secret: z.string().nullable() }),
  example: { body: { method: 'webhook', fields: { url: 'https://example.com/rankwright' } } },
});

export const testConnection = defineEndpoint({
  id: 'testConnection',
  method: 'POST',
  path: '/api/auth/connections/:platform/test',
  verified: true,
  documented: false,
  summary: 'Test the stored connection to a platform.',
  params,
  body: noBody,
  reply: testReply,
});

export const disconnectPlatform = defineEndpoint({
  id: 'disconnectPlatform',
  method: 'DELETE',
  path: '/api/auth/connections/:platform',
  documented: false,
  summary: 'Remove the connection to a platform with its credentials.',
  params,
  reply: ok,
});
