import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, idParams, defineSchemas } from '../http.schemas.ts';
import { imageAddress } from '../imageAddress.schemas.ts';
import { platforms, visibilities } from '../platforms/platforms.ts';
import { pageCheck } from './pageCheck.schemas.ts';
import { publicationStates } from './publishing.model.ts';

/** One article on one platform, with the state of its post. */
export const publication = z.object({
  id: z.uuid(),
  articleId: z.uuid(),
  platform: z.enum(platforms),
  state: z.enum(publicationStates),
  /** Id of the post on the platform. */
  postId: z.string().nullable(),
  url: z.string().nullable(),
  attempts: z.number().int(),
  /** When a waiting publication is retried. */
  nextAttemptAt: isoTime.nullable(),
  /** Error text for people. */
  error: z.string().nullable(),
  /** What resolves the error: retry, reconnect, edit the article, check the post, or nothing. */
  remedy: z.enum(['retry', 'reconnect', 'edit', 'check', 'none']),
  /** The article's version that was sent last, or is being sent; null: a text that is no saved version. */
  version: z.number().int().nullable(),
  /** The post is not public on the platform. */
  isDraft: z.boolean(),
  /** Who can see the post, as the platform said last; null: it was never there. */
  visibility: z.enum(visibilities).nullable(),
  /** When the platform itself makes a scheduled post public. */
  publicAt: isoTime.nullable(),
  /** The last look at the live page; null: there was none. */
  page: pageCheck.nullish(),
  updatedAt: isoTime,
});

export type Publication = z.infer<typeof publication>;

export const publishInput = z.object({
  /** Links the post to a saved article, so that publishing again updates it. */
  articleId: z.uuid().optional(),
  title: z.string().trim().min(1, 'Title and content cannot be empty.').max(300),
  content: z.string().trim().min(1, 'Title and content cannot be empty.').max(400_000),
  imageUrl: imageAddress.optional(),
});

/** Platform errors are returned as `success: false` with status 200, as the specification requires. */
export const publishReply = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  message: z.string().optional(),
  postId: z.string().nullable().optional(),
  url: z.string().nullable().optional(),
  state: z.enum(publicationStates).optional(),
  publication: publication.optional(),
});

export type PublishReply = z.infer<typeof publishReply>;

const status = z.string().max(40).optional();

const tags = z.array(z.string().trim().min(1).max(100)).max(30).default([]);

const exampleArticle = { title: 'How to prune roses', content: '## When\n\nLate winter.' };

/** By endpoint. */
export const publishingSchemas = {
  publishToWordpressOAuth: defineSchemas({
    summary:
      'Publish to the WordPress.com site connected by OAuth. Token and site are optional; the saved ones are used.',
    body: publishInput.extend({
      accessToken: z.string().optional(),
      siteId: z.string().optional(),
      status,
      excerpt: z.string().max(1_000).optional(),
      tags,
    }),
    reply: publishReply,
    example: { body: { ...exampleArticle, status: 'publish' } },
  }),
  publishToWordpress: defineSchemas({
    summary: 'Publish to WordPress with the saved application password, or the given one.',
    body: publishInput.extend({
      siteUrl: z.string().max(2_000).optional(),
      username: z.string().max(200).optional(),
      applicationPassword: z.string().max(200).optional(),
      status,
      excerpt: z.string().max(1_000).optional(),
      tags,
    }),
    reply: publishReply,
    example: { body: { ...exampleArticle, status: 'publish' } },
  }),
  publishToShopify: defineSchemas({
    summary: 'Publish to the connected Shopify blog.',
    body: publishInput.extend({
      summary: z.string().max(1_000).optional(),
      status,
      tags,
      author: z.string().max(160).optional(),
    }),
    reply: publishReply,
    example: { body: { ...exampleArticle, status: 'published' } },
  }),
  publishToWix: defineSchemas({
    summary: 'Publish to the connected Wix blog.',
    body: publishInput.extend({ excerpt: z.string().max(1_000).optional(), status, tags }),
    reply: publishReply,
    example: { body: { ...exampleArticle, status: 'PUBLISHED' } },
  }),
  publishToWebflow: defineSchemas({
    summary: 'Publish to the connected Webflow collection.',
    body: publishInput.extend({ summary: z.string().max(1_000).optional(), status }),
    reply: publishReply,
    example: { body: exampleArticle },
  }),
  listPublications: defineSchemas({
    summary: 'List the publications of an article, or the newest of the account.',
    query: z.object({ articleId: z.uuid().optional() }),
    reply: ok.extend({ publications: z.array(publication) }),
  }),
  retryPublication: defineSchemas({
    summary: 'Retry a failed publication; checks for an existing post first.',
    params: idParams,
    reply: ok.extend({ publication }),
  }),
  checkPublication: defineSchemas({
    summary: 'Check whether the post exists on the platform and resolve an unknown state.',
    params: idParams,
    reply: ok.extend({ publication }),
  }),
};
