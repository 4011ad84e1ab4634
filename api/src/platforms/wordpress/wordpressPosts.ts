import { z } from 'zod';
import { textAsHtml } from '../../markdown/html.ts';
import { PlatformError, type Post, type RemotePost } from '../platform.ts';
import { wantsLive } from '../status.ts';
import { TermExistsError, type WordpressCall } from './wordpressClient.ts';

const remotePost = z.object({ id: z.number(), link: z.string(), status: z.string() });
export const term = z.object({ id: z.number(), name: z.string() });

const toRemote = (body: unknown): RemotePost => {
  const { id, link, status } = remotePost.parse(body);
  return { id: String(id), url: link, status };
};

/** Names come with their ampersands escaped. */
const sameName = (name: string, other: string): boolean =>
  name.replaceAll('&amp;', '&').toLowerCase() === other.toLowerCase();

/** A user who may not make tags publishes without the missing ones. */
const makeTag = async (call: WordpressCall, name: string): Promise<number[]> => {
  try {
    return [term.parse(await call('POST', '/wp/v2/tags', {}, { name })).id];
  } catch (error) {
    if (error instanceof TermExistsError) return [error.termId];
    if (error instanceof PlatformError && error.kind === 'permanent') return [];
    throw error;
  }
};

/** Tags go by id: the one of that name, or a new one. The search misses names with special characters. */
const tagIds = async (call: WordpressCall, names: readonly string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const name of names) {
    const found = z
      .array(term)
      .parse(await call('GET', '/wp/v2/tags', { search: name, per_page: '100' }))
      .find((tag) => sameName(tag.name, name));
    ids.push(...(found ? [found.id] : await makeTag(call, name)));
  }
  return ids;
};

export const postBySlug = async (call: WordpressCall, slug: string): Promise<RemotePost | null> => {
  const found = z
    .array(remotePost)
    .parse(await call('GET', '/wp/v2/posts', { slug, status: 'any', context: 'edit' }));
  return found[0] ? toRemote(found[0]) : null;
};

export const postById = async (call: WordpressCall, id: string): Promise<RemotePost | null> => {
  try {
    const found = toRemote(await call('GET', `/wp/v2/posts/${id}`, { context: 'edit' }));
    return found.status === 'trash' ? null : found;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

/** `future` with its time, or what was asked for. */
const timing = ({ status, publishAt }: Post) =>
  publishAt
    ? { status: 'future', date_gmt: publishAt.toISOString().slice(0, 19) }
    : { status: wantsLive(status) ? 'publish' : status };

const awaitsReview =
  'The site keeps the post for review: your user may write but not publish there. Ask an editor of the site to publish it.';

export const sendPost = async (
  call: WordpressCall,
  post: Post,
  cover: number | null,
  remoteId: string | null,
): Promise<RemotePost> => {
  const tags = await tagIds(call, post.tags);
  const body = {
    title: post.title.replaceAll('<', '&lt;'),
    content: post.html,
    excerpt: textAsHtml(post.excerpt),
    slug: post.slug,
    ...timing(post),
    ...(tags.length > 0 && { tags }),
    ...(cover !== null && { featured_media: cover }),
  };
  const path = remoteId ? `/wp/v2/posts/${remoteId}` : '/wp/v2/posts';
  const sent = toRemote(await call('POST', path, {}, body));
  return sent.status === 'pending' && wantsLive(post.status) ? { ...sent, heldBack: awaitsReview } : sent;
};
