import * as z from '@rankwright/contracts/zod';
import { publishAs } from '../connections/connection.ts';
import { defineEndpoint, ok } from '../http.ts';
import { platforms } from '../limits.ts';
import { defaultFields } from './publishOptions.ts';

/** What is sent to a site with an article that names nothing else. */
export const publishDefaults = z.object({ ...defaultFields, publishAs });
export type PublishDefaults = z.infer<typeof publishDefaults>;

const params = z.object({ platform: z.enum(platforms) });
const reply = ok.extend({ defaults: publishDefaults });

export const getPublishDefaults = defineEndpoint({
  id: 'getPublishDefaults',
  method: 'GET',
  path: '/api/auth/connections/:platform/defaults',
  documented: false,
  summary: 'Get the categories, tags, author and visibility of articles that name none.',
  params,
  reply,
});

export const savePublishDefaults = defineEndpoint({
  id: 'savePublishDefaults',
  method: 'PUT',
  path: '/api/auth/connections/:platform/defaults',
  access: 'plan',
  documented: false,
  summary:
    'Replace the publishing defaults of a connection. A field that the platform cannot take is rejected; a missing one is cleared.',
  params,
  body: publishDefaults.partial(),
  reply,
  example: { body: { categories: ['Garden'], tags: ['roses'], author: 'Ada', publishAs: 'live' } },
});
