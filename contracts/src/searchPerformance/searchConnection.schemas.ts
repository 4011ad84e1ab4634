import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, noBody, defineSchemas } from '../http.schemas.ts';

/** The account's connection to Search Console. */
export const searchConnection = z.object({
  /** `https://example.com/` or `sc-domain:example.com`; null: not selected yet. */
  property: z.string().nullable(),
  /** `idle`: no property was selected yet. `waiting`: Google asked for a pause, or did not answer. `done`: until tomorrow. */
  state: z.enum(['idle', 'queued', 'running', 'waiting', 'done', 'failed']),
  /** Days read by the present or last sync. */
  daysRead: z.number().int(),
  /** Days that it has to read; null until it knows. */
  daysTotal: z.number().int().nullable(),
  /** The newest day whose figures are final; null: none is stored yet. */
  finalDay: z.iso.date().nullable(),
  syncedAt: isoTime.nullable(),
  nextAttemptAt: isoTime.nullable(),
  error: z.string().nullable(),
});

export type SearchConnection = z.infer<typeof searchConnection>;

const connectionReply = ok.extend({ connection: searchConnection.nullable() });

export const searchProperty = z.object({
  property: z.string(),
  kind: z.enum(['domain', 'url-prefix']),
  /** Google's own word, e.g. `siteOwner`. */
  permission: z.string(),
});

export type SearchProperty = z.infer<typeof searchProperty>;

/** By endpoint. */
export const searchConnectionSchemas = {
  getSearchConnection: defineSchemas({
    summary: 'The connection to Google Search Console; null: not connected.',
    reply: connectionReply.extend({
      /** Whether this deployment has a client ID of its own at Google. */
      isAvailable: z.boolean(),
    }),
  }),
  authorizeSearchConsole: defineSchemas({
    summary:
      'URL of Google’s consent page; its state is bound to the user, single-use and valid for 10 minutes.',
    body: noBody,
    reply: ok.extend({ authUrl: z.string() }),
  }),
  completeSearchConsole: defineSchemas({
    summary: 'Exchange the code of the consent page; a single property is selected by itself.',
    body: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(500) }),
    reply: connectionReply,
    example: { body: { code: '4/0Ab', state: 'state' } },
  }),
  listSearchProperties: defineSchemas({
    summary: 'The verified properties of the connected Google account.',
    reply: ok.extend({ properties: z.array(searchProperty) }),
  }),
  selectSearchProperty: defineSchemas({
    summary: 'Choose the property to read. Another one replaces the stored figures.',
    body: z.object({ property: z.string().min(1).max(2_000) }),
    reply: connectionReply,
    example: { body: { property: 'sc-domain:example.com' } },
  }),
  startSearchSync: defineSchemas({
    summary: 'Read what is new now. It happens by itself once a day.',
    body: noBody,
    reply: connectionReply,
  }),
  disconnectSearchConsole: defineSchemas({
    summary: 'Forget the access to Search Console and delete the stored figures.',
    reply: ok,
  }),
};
