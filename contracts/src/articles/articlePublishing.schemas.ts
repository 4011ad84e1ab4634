import * as z from '@rankwright/contracts/zod';
import { isoTime, idParams, ok, defineSchemas } from '../http.schemas.ts';
import { platforms, visibilities, mapPlatforms } from '../platforms/platforms.ts';
import { problem } from '../publishing/problem.schemas.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { article } from './article.schemas.ts';
import { publishOptions } from './publishOptions.schemas.ts';

const platform = z.enum(platforms);

const examplePlatforms = platforms.slice(0, 1);

/** The post as it would be sent. */
export const publicationPreview = z.object({
  title: z.string(),
  slug: z.string(),
  /** Address of the post: known once it exists, else built from the site's address where possible. */
  url: z.string().nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  excerpt: z.string(),
  /** Sanitized. */
  html: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  author: z.string(),
  /** How a new post is created. */
  status: z.enum(['draft', 'live']),
  /** Who can see the existing post, as its site said last; an update leaves it so. Null: the post is new. */
  visibility: z.enum(visibilities).nullable(),
  publicAt: isoTime.nullable(),
  /** True when an existing post is updated. */
  isUpdate: z.boolean(),
  problems: z.array(problem),
});

export type PublicationPreview = z.infer<typeof publicationPreview>;

const choice = z.object({ id: z.string(), label: z.string() });

/** By endpoint. */
export const articlePublishingSchemas = {
  publishArticle: defineSchemas({
    summary:
      'Approve this version of an article and publish it. Replies at once; the worker sends it. Another version returns 409 ARTICLE_CHANGED.',
    params: idParams,
    body: z.object({
      platforms: z.array(platform).min(1, 'Choose a platform.').max(platforms.length),
      version: z.number().int(),
      /** How new posts are created; missing: as each connection's publishing defaults say. */
      asDraft: z.boolean().optional(),
      /** Platforms whose existing post becomes public. Any other existing post stays as visible as it is on its site. */
      makePublic: z.array(platform).max(platforms.length).default([]),
      options: z
        .object(mapPlatforms(() => publishOptions))
        .partial()
        .default({}),
    }),
    reply: ok.extend({ article, publications: z.array(publication) }),
    example: { body: { platforms: examplePlatforms, version: 1 } },
  }),
  previewPublication: defineSchemas({
    summary: 'Show how an article will look on a platform, with what stands in the way.',
    params: idParams,
    body: z.object({ platform, options: publishOptions.default({}), asDraft: z.boolean().optional() }),
    reply: ok.extend({ preview: publicationPreview }),
    example: { body: { platform: platforms[0] } },
  }),
  checkArticle: defineSchemas({
    summary: 'Check an article and the connections before it is published.',
    params: idParams,
    body: z.object({ platforms: z.array(platform).min(1).max(platforms.length) }),
    reply: ok.extend({ problems: z.array(z.object({ platform, problems: z.array(problem) })) }),
    example: { body: { platforms: examplePlatforms } },
  }),
  listPublishOptions: defineSchemas({
    summary: 'List the categories, tags and authors of a connected site, and its publishing defaults.',
    params: z.object({ platform }),
    reply: ok.extend({
      categories: z.array(choice),
      tags: z.array(choice),
      authors: z.array(choice),
      defaults: publishOptions.pick({ categories: true, tags: true, author: true }),
    }),
  }),
};
