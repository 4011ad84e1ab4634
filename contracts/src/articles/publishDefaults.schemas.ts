import * as z from '@rankwright/contracts/zod';
import { publishAs } from '../connections/connection.schemas.ts';
import { ok, defineSchemas } from '../http.schemas.ts';
import { platforms } from '../platforms/platforms.ts';
import { defaultFields } from './publishOptions.schemas.ts';

/** What is sent to a site with an article that names nothing else. */
export const publishDefaults = z.object({ ...defaultFields, publishAs });

export type PublishDefaults = z.infer<typeof publishDefaults>;

const params = z.object({ platform: z.enum(platforms) });

const reply = ok.extend({ defaults: publishDefaults });

/** By endpoint. */
export const publishDefaultsSchemas = {
  getPublishDefaults: defineSchemas({
    summary: 'Get the categories, tags, author and visibility of articles that name none.',
    params,
    reply,
  }),
  savePublishDefaults: defineSchemas({
    summary:
      'Replace the publishing defaults of a connection. A field that the platform cannot take is rejected; a missing one is cleared.',
    params,
    body: publishDefaults.partial(),
    reply,
    example: { body: { categories: ['Garden'], tags: ['roses'], author: 'Ada', publishAs: 'live' } },
  }),
};
