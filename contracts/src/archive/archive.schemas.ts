import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, noBody, idParams, defineSchemas } from '../http.schemas.ts';
import { platforms } from '../platforms/platforms.ts';

/** The newest import of a connected site's posts and pages. */
export const archiveImport = z.object({
  /** `waiting`: the site asked for a pause, or did not answer. */
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'stopped']),
  /** Posts and pages to read; null until the site has answered. */
  total: z.number().int().nullable(),
  /** Read so far; each is counted in one of the next five. */
  seen: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Changed on the site and here: neither was overwritten. */
  conflicts: z.number().int(),
  /** Without text, or not readable. */
  skipped: z.number().int(),
  /** Imported posts of the site, of this and earlier imports. */
  posts: z.number().int(),
  /** Those of them with blocks that stay HTML. */
  postsWithHtml: z.number().int(),
  /** The names of these blocks, most frequent first. */
  keptBlocks: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** What was left out or needs a decision, the first ones. */
  problems: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Only posts changed since then were read; null: all. */
  changedSince: isoTime.nullable(),
  startedAt: isoTime,
  finishedAt: isoTime.nullable(),
  nextAttemptAt: isoTime.nullable(),
  error: z.string().nullable(),
});

export type ArchiveImport = z.infer<typeof archiveImport>;

const params = z.object({ platform: z.enum(platforms) });

const importReply = ok.extend({ import: archiveImport.nullable() });

/** Where an imported article comes from. */
export const importedPost = z.object({
  platform: z.enum(platforms),
  kind: z.enum(['post', 'page']),
  url: z.string().nullable(),
  /** The platform's own word. */
  status: z.string(),
  modifiedAt: isoTime,
  keptBlocks: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** The site's text, where it changed there and here; null: no decision is needed. */
  siteChange: z
    .object({
      title: z.string(),
      content: z.string(),
      modifiedAt: isoTime,
      /** The places that both sides changed, as each has them; everything else is merged. */
      conflicts: z.array(z.object({ own: z.string(), site: z.string() })),
    })
    .nullable(),
});

export type ImportedPost = z.infer<typeof importedPost>;

const importedPostReply = ok.extend({ post: importedPost.nullable() });

/** By endpoint. */
export const archiveSchemas = {
  getArchiveImport: defineSchemas({
    summary: 'The newest import of a site’s posts; null: none yet.',
    params,
    reply: importReply,
  }),
  startArchiveImport: defineSchemas({
    summary:
      'Import the posts and pages of a connected site. After the first time, only what changed since is read; an interrupted import goes on.',
    params,
    body: noBody,
    reply: importReply,
  }),
  stopArchiveImport: defineSchemas({
    summary: 'Stop the running import. What it has imported stays.',
    params,
    body: noBody,
    reply: importReply,
  }),
  getImportedPost: defineSchemas({
    summary: 'The post that an article was imported from; null: it was not imported.',
    params: idParams,
    reply: importedPostReply,
  }),
  resolveSiteChange: defineSchemas({
    summary:
      'Decide which text counts after a post changed on the site and here: changes of both sides are merged; where they touch, those of the `site` or those made here (`own`) count.',
    params: idParams,
    body: z.object({ use: z.enum(['site', 'own']) }),
    reply: importedPostReply,
    example: { body: { use: 'own' } },
  }),
};
