import * as z from '@rankwright/contracts/zod';
import { ok, noBody, defineSchemas } from '../http.schemas.ts';
import { platforms, connectionMethods } from '../platforms/platforms.ts';
import { connection } from './connection.schemas.ts';
import { testReply } from './fields.schemas.ts';

const params = z.object({ platform: z.enum(platforms) });

/** By endpoint. */
export const platformConnectionSchemas = {
  connectPlatform: defineSchemas({
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
  }),
  testConnection: defineSchemas({
    summary: 'Test the stored connection to a platform.',
    params,
    body: noBody,
    reply: testReply,
  }),
  disconnectPlatform: defineSchemas({
    summary: 'Remove the connection to a platform with its credentials.',
    params,
    reply: ok,
  }),
};
