import { z } from 'zod';
import { PlatformError, type Post, type RemotePost } from '../port/platform.ts';
import { isPublishedStatus } from '../port/visibility.ts';
import {
  chooseFreeSlug,
  createIdempotencyComment,
  readIdempotencySlug,
  type FoundPost,
} from '../port/ownPost.ts';
import { readReply, type WordpressCall } from './wordpressClient.ts';
import { buildPostPath } from './remoteId.ts';
import { parseTime, readStatus } from './wordpressStatus.ts';
import { saveMeta } from './wordpressMeta.ts';
import { findAuthorId, resolveTermIds } from './wordpressTerms.ts';
import { escapeShortcodes, escapeTitle } from './wordpressText.ts';

const raw = z.object({ raw: z.string() });
const remotePost = z.object({
  id: z.number(),
  link: z.string(),
  status: z.string(),
  password: z.string().default(''),
  date_gmt: z.string().nullable().default(null),
  title: raw.optional(),
  content: raw.optional(),
  /** An empty array if the site offers no fields. */
  meta: z.record(z.string(), z.unknown()).catch({}),
});

const toRemotePost = (body: unknown): RemotePost => {
  const { id, link, date_gmt, ...post } = readReply('GET', remotePost, body);
  return { id: String(id), url: link, ...readStatus({ ...post, publishedAt: parseTime(date_gmt) }) };
};

export const findPostBySlug = async (call: WordpressCall, slug: string): Promise<FoundPost | null> => {
  const [found] = readReply(
    'GET',
    z.array(remotePost),
    await call('GET', '/wp/v2/posts', { slug, status: 'any', context: 'edit' }),
  );
  return found
    ? {
        remote: toRemotePost(found),
        title: found.title?.raw ?? '',
        idempotencySlug: readIdempotencySlug(found.content?.raw ?? ''),
        createdAt: null,
      }
    : null;
};

export const findPostById = async (call: WordpressCall, id: string): Promise<RemotePost | null> => {
  try {
    return toRemotePost(await call('GET', buildPostPath(id).path, { context: 'edit' }));
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

const getStatusFields = ({ status, publishAt }: Post) =>
  publishAt
    ? { status: 'future', date_gmt: publishAt.toISOString().slice(0, 19) }
    : { status: isPublishedStatus(status) ? 'publish' : status };

const pendingReviewMessage =
  'The post is waiting for review because your user cannot publish on this site. Ask an editor of the site to publish it.';

const buildPostFields = async (call: WordpressCall, post: Post, cover: number | null, isUpdate: boolean) => {
  const tags = await resolveTermIds(call, 'tags', post.tags);
  const categories = await resolveTermIds(call, 'categories', post.categories);
  const author = await findAuthorId(call, post.author);
  return {
    title: escapeTitle(post.title),
    content: `${escapeShortcodes(post.html)}\n${createIdempotencyComment(post.idempotencySlug)}`,
    excerpt: post.excerptHtml,
    ...(!(isUpdate && post.keepsStatus) && getStatusFields(post)),
    ...((tags.length > 0 || post.removed.includes('tags')) && { tags }),
    ...((categories.length > 0 || post.removed.includes('categories')) && { categories }),
    ...(author !== null && { author }),
    ...(cover !== null && { featured_media: cover }),
    ...(post.removed.includes('image') && { featured_media: 0 }),
  };
};

export const savePost = async (
  call: WordpressCall,
  post: Post,
  cover: number | null,
  remoteId: string | null,
): Promise<RemotePost> => {
  const fields = await buildPostFields(call, post, cover, remoteId !== null);
  const slug = await chooseFreeSlug((wanted) => findPostBySlug(call, wanted), post, remoteId);
  const path = remoteId ? buildPostPath(remoteId).path : '/wp/v2/posts';
  const saved = readReply('POST', remotePost, await call('POST', path, {}, { ...fields, slug }));
  const sent = toRemotePost(saved);
  await saveMeta(call, buildPostPath(sent.id).path, saved.meta, post);
  return sent.status === 'pending' && isPublishedStatus(post.status) && !(remoteId && post.keepsStatus)
    ? { ...sent, holdReason: pendingReviewMessage }
    : sent;
};
