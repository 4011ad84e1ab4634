import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callPlatform, createStatusError, type PlatformRequest } from '../port/callPlatform.ts';
import { isPublishedStatus } from '../port/visibility.ts';
import {
  PlatformError,
  type OpenPlatform,
  type PlatformContext,
  type Post,
  type RemotePost,
} from '../port/platform.ts';
import { createWebhookHeaders } from './signature.ts';

const settingsSchema = z.object({ url: z.string() });
export const webhookSecretsSchema = z.object({
  secret: z.string(),
  previous: z.object({ secret: z.string(), validUntil: z.iso.datetime() }).optional(),
});
/** A receiver may return the id and URL of its post. */
const receiverReply = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
  url: z.url().optional().catch(undefined),
});

interface Delivery {
  messageId: string;
  type: string;
  articleId: string | null;
  data: Record<string, unknown>;
}

type Endpoint = z.infer<typeof webhookSecretsSchema> & { url: string };

/** A replaced secret signs, too, until the receiver had time to change over. */
const listSecrets = ({ secret, previous }: Endpoint, now: Date): string[] =>
  previous && new Date(previous.validUntil) > now ? [secret, previous.secret] : [secret];

/** Sends one signed delivery and logs the attempt. Rejects with `PlatformError`. */
const deliver = async (
  { outbound, clock, logDelivery }: PlatformContext,
  endpoint: Endpoint,
  { messageId, type, articleId, data }: Delivery,
): Promise<unknown> => {
  const now = clock.now();
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  const headers = createWebhookHeaders(listSecrets(endpoint, now), { id: messageId, now, body });
  const request: PlatformRequest = { site: 'Your webhook', url: endpoint.url, method: 'POST', headers, body };
  const started = performance.now();
  const log = (status: number | null, failure: PlatformError | null) => {
    const durationMs = Math.round(performance.now() - started);
    return logDelivery({ messageId, type, articleId, status, error: failure?.message ?? null, durationMs });
  };
  const answer = await callPlatform(outbound, request).catch(async (error: unknown) => {
    if (error instanceof PlatformError) await log(null, error);
    throw error;
  });
  const failure = createStatusError(request, answer);
  await log(answer.status, failure);
  if (failure) throw failure;
  return answer.body;
};

/** The same for every attempt of the same text, so that a receiver can ignore repeats. */
const createMessageId = ({ idempotencySlug, version, status, title, html, slug }: Post): string =>
  `msg_${createHash('sha256')
    .update(JSON.stringify([idempotencySlug, version, status, title, html, slug]))
    .digest('hex')
    .slice(0, 32)}`;

const getStatus = ({ status, publishAt }: Post): string => (publishAt ? 'scheduled' : status);

const buildData = (post: Post, remoteId: string | null): Record<string, unknown> => ({
  id: post.idempotencySlug,
  articleId: post.articleId,
  version: post.version,
  remoteId,
  status: getStatus(post),
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  author: post.author,
  categories: post.categories,
  tags: post.tags,
  image: post.imageUrl ? { url: post.imageUrl, alt: post.imageAlt } : null,
  publishAt: post.publishAt?.toISOString() ?? null,
  html: post.html,
  markdown: post.markdown,
});

const getType = ({ status }: Post, remoteId: string | null): string => {
  if (!isPublishedStatus(status)) return 'article.draft';
  return remoteId ? 'article.updated' : 'article.published';
};

/** Sends posts as signed JSON to the owner's own URL. */
export const openWebhook: OpenPlatform = (context, settings, secrets) => {
  const { url } = settingsSchema.parse(settings);
  const endpoint = { url, ...webhookSecretsSchema.parse(secrets) };
  return {
    verify: async () => {
      const data = { message: 'This is a test delivery from Rankwright.' };
      const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
      await deliver(context, endpoint, { messageId, type: 'test', articleId: null, data });
      const { host } = new URL(url);
      return {
        name: host,
        url,
        settings: {},
        checks: [{ name: 'Delivery', ok: true, detail: `${host} accepted a signed test` }],
      };
    },
    publish: async (post, remoteId): Promise<RemotePost> => {
      const answer = await deliver(context, endpoint, {
        messageId: createMessageId(post),
        type: getType(post, remoteId),
        articleId: post.articleId,
        data: buildData(post, remoteId),
      });
      const { id, url: postUrl = null } = receiverReply.safeParse(answer).data ?? {};
      return { id: id ?? remoteId ?? post.idempotencySlug, url: postUrl, status: getStatus(post) };
    },
    // A receiver cannot be asked. Repeating a delivery is safe: its id is the same.
    find: () => Promise.resolve(null),
    listOptions: () => Promise.resolve({}),
  };
};
