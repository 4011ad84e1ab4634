import * as z from '@rankwright/contracts/zod';
import { isoTime } from '../http.schemas.ts';
import { platforms, connectionMethods } from '../platforms/platforms.ts';
import { connectionModes } from './connection.ts';

/** Whether posts are public at once. */
export const publishAs = z.enum(['live', 'draft']);

export type PublishAs = z.infer<typeof publishAs>;

/** The connection to a platform, without its secrets. */
export const connection = z.object({
  platform: z.enum(platforms),
  connected: z.boolean(),
  method: z.enum(connectionMethods).nullable(),
  /** Name of the site, shop or collection. */
  name: z.string().nullable(),
  url: z.string().nullable(),
  mode: z.enum(connectionModes),
  /** True in automatic mode. */
  autoPublish: z.boolean(),
  defaultStatus: z.string(),
  /** How articles are published that name nothing else. */
  publishAs,
  expiresAt: isoTime.nullable(),
  lastSuccessAt: isoTime.nullable(),
  lastError: z.string().nullable(),
});

export type Connection = z.infer<typeof connection>;
