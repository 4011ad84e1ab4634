import { escapeHtml } from '@rankwright/contracts/text';
import { z } from 'zod';
import { PlatformError, type Post, type RemotePost } from '../platform.ts';
import { isPublishedStatus } from '../isPublishedStatus.ts';
import { TermExistsError, type WordpressCall } from './wordpressClient.ts';

const remotePost = z.object({ id: z.number(), link: z.string(), status: z.string() });
export const term = z.object({ id: z.number(), name: z.string() });

const toRemotePost = (body: unknown): RemotePost => {
  const { id, link, status } = remotePost.parse(body);
  return { id: String(id), url: link, status };
};

/** WordPress returns names with escaped ampersands. */
const isSameName = (name: string, other: string): boolean =>
  name.replaceAll('&amp;', '&').toLowerCase() === other.toLowerCase();

/** Returns no id if the user cannot create tags; the post is then published without the tag. */
const createTag = async (call: WordpressCall, name: string): Promise<number[]> => {
  try {
    return [term.parse(await call('POST', '/wp/v2/tags', {}, { name })).id];
  } catch (error) {
    if (error instanceof TermExistsError) return [error.termId];
    if (error instanceof PlatformError && error.kind === 'permanent') return [];
    throw error;
  }
};

/**
 * Returns the ids of the named tags and creates missing ones. WordPress search misses names with special characters.
 */
const resolveTagIds = async (call: WordpressCall, names: readonly string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const name of names) {
    const found = z
      .array(term)
      .parse(await call('GET', '/wp/v2/tags', { search: name, per_page: '100' }))
      .find((tag) => isSameName(tag.name, name));
    ids.push(...(found ? [found.id] : await createTag(call, name)));
  }
  return ids;
};

export const findPostBySlug = async (call: WordpressCall, slug: string): Promise<RemotePost | null> => {
  const found = z
    .array(remotePost)
    .parse(await call('GET', '/wp/v2/posts', { slug, status: 'any', context: 'edit' }));
  return found[0] ? toRemotePost(found[0]) : null;
};

export const findPostById = async (call: WordpressCall, id: string): Promise<RemotePost | null> => {
  try {
    const found = toRemotePost(await call('GET', `/wp/v2/posts/${id}`, { context: 'edit' }));
    return found.status === 'trash' ? null : found;
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

export const savePost = async (
  call: WordpressCall,
  post: Post,
  cover: number | null,
  remoteId: string | null,
): Promise<RemotePost> => {
  const tags = await resolveTagIds(call, post.tags);
  const body = {
    title: post.title.replaceAll('<', '&lt;'),
    content: post.html,
    excerpt: escapeHtml(post.excerpt),
    slug: post.slug,
    ...getStatusFields(post),
    ...(tags.length > 0 && { tags }),
    ...(cover !== null && { featured_media: cover }),
  };
  const path = remoteId ? `/wp/v2/posts/${remoteId}` : '/wp/v2/posts';
  const sent = toRemotePost(await call('POST', path, {}, body));
  return sent.status === 'pending' && isPublishedStatus(post.status)
    ? { ...sent, holdReason: pendingReviewMessage }
    : sent;
};
