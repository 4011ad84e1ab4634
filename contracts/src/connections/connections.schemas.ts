import * as z from '@rankwright/contracts/zod';
import { ok, okWithMessage, defineSchemas } from '../http.schemas.ts';
import { platforms } from '../platforms/platforms.ts';
import { connection } from './connection.schemas.ts';
import { connectionModes } from './connection.ts';

/** By endpoint. */
export const connectionsSchemas = {
  listConnections: defineSchemas({
    summary: 'List the platforms with their connection status.',
    reply: ok.extend({ connections: z.array(connection) }),
  }),
  publishTestDraft: defineSchemas({
    summary: 'Publish a short test draft to the platform, not visible to the public.',
    params: z.object({ platform: z.enum(platforms) }),
    reply: okWithMessage.extend({ url: z.string().nullable() }),
  }),
  setConnectionMode: defineSchemas({
    summary: 'Set what is published to the platform without a click.',
    params: z.object({ platform: z.enum(platforms) }),
    body: z.object({ mode: z.enum(connectionModes) }),
    reply: ok.extend({ connection }),
    example: { body: { mode: 'review' } },
  }),
};
