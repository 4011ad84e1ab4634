import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, idParams, isoTime, ok } from '../http.ts';
import { imageAddress } from '../imageAddress.ts';
import { bodyBytes, platforms } from '../limits.ts';
import { describeVisibility, platformLabels, visibilities } from '../platforms/platforms.ts';

import { pageCheck } from './pageCheck.ts';

export * from './pageCheck.ts';
export { problem, type Problem } from './problem.ts';

export const publicationStates = ['waiting', 'sending', 'live', 'failed', 'unknown'] as const;
export type PublicationState = (typeof publicationStates)[number];
export const publicationStateLabels: Record<PublicationState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  live: 'Live',
  failed: 'Failed',
  unknown: 'Unknown',
};

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

/** The state of a publication in words; of a post that is there, who can see it. */
export const describePublication = ({
  state,
  platform,
  visibility,
  publicAt,
}: Pick<Publication, 'state' | 'platform' | 'visibility' | 'publicAt'>): string =>
  state === 'live' && visibility
    ? describeVisibility(visibility, platformLabels[platform], publicAt)
    : publicationStateLabels[state];

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

export const publishToWordpressOAuth = defineEndpoint({
  id: 'publishToWordpressOAuth',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/wordpress-oauth/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.wordpress,
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
});

export const publishToWordpress = defineEndpoint({
  id: 'publishToWordpress',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/wordpress/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.wordpress,
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
});

export const publishToShopify = defineEndpoint({
  id: 'publishToShopify',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/shopify/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.shopify,
  summary: 'Publish to the connected Shopify blog.',
  body: publishInput.extend({
    summary: z.string().max(1_000).optional(),
    status,
    tags,
    author: z.string().max(160).optional(),
  }),
  reply: publishReply,
  example: { body: { ...exampleArticle, status: 'published' } },
});

export const publishToWix = defineEndpoint({
  id: 'publishToWix',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/wix/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.wix,
  summary: 'Publish to the connected Wix blog.',
  body: publishInput.extend({ excerpt: z.string().max(1_000).optional(), status, tags }),
  reply: publishReply,
  example: { body: { ...exampleArticle, status: 'PUBLISHED' } },
});

export const publishToWebflow = defineEndpoint({
  id: 'publishToWebflow',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/webflow/publish',
  verified: true,
  access: 'plan',
  missingTokenText: missingTokenTexts.webflow,
  summary: 'Publish to the connected Webflow collection.',
  body: publishInput.extend({ summary: z.string().max(1_000).optional(), status }),
  reply: publishReply,
  example: { body: exampleArticle },
});

export const listPublications = defineEndpoint({
  id: 'listPublications',
  method: 'GET',
  path: '/api/auth/publications',
  documented: false,
  summary: 'List the publications of an article, or the newest of the account.',
  query: z.object({ articleId: z.uuid().optional() }),
  reply: ok.extend({ publications: z.array(publication) }),
});

export const retryPublication = defineEndpoint({
  id: 'retryPublication',
  method: 'POST',
  path: '/api/auth/publications/:id/retry',
  verified: true,
  access: 'plan',
  documented: false,
  summary: 'Retry a failed publication; checks for an existing post first.',
  params: idParams,
  reply: ok.extend({ publication }),
});

export const checkPublication = defineEndpoint({
  id: 'checkPublication',
  method: 'POST',
  path: '/api/auth/publications/:id/check',
  documented: false,
  summary: 'Check whether the post exists on the platform and resolve an unknown state.',
  params: idParams,
  reply: ok.extend({ publication }),
});
