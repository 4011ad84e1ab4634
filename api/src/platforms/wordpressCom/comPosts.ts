import { z } from 'zod';
import { textAsHtml } from '../../markdown/html.ts';
import { PlatformError, type Post, type RemotePost } from '../platform.ts';
import { wantsLive } from '../status.ts';
import type { ComCall } from './comClient.ts';

const post = z.object({ ID: z.number(), URL: z.string(), status: z.string() });
type ComPost = z.infer<typeof post>;
/** Failed uploads come back inside a success. */
const media = z.object({ media: z.array(z.object({ ID: z.number() })).default([]) });

export const sitePath = (siteId: string): string => `/rest/v1.1/sites/${encodeURIComponent(siteId)}`;

const remote = ({ ID, URL: url, status }: ComPost): RemotePost => ({ id: String(ID), url, status });

/** Null for a post that is not there, or lies in the trash. */
const found = async (work: Promise<ComPost>): Promise<RemotePost | null> => {
  try {
    const read = await work;
    return read.status === 'trash' ? null : remote(read);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

export const postById = (call: ComCall, siteId: string, id: string): Promise<RemotePost | null> =>
  found(call('GET', `${sitePath(siteId)}/posts/${encodeURIComponent(id)}?context=edit`, post));

export const postBySlug = (call: ComCall, siteId: string, slug: string): Promise<RemotePost | null> =>
  found(call('GET', `${sitePath(siteId)}/posts/slug:${encodeURIComponent(slug)}?context=edit`, post));

/** The cover is uploaded before the post: sent along with it, it would become a gallery in the text. */
const uploadCover = async (call: ComCall, siteId: string, url: string): Promise<number | undefined> => {
  try {
    const body = { media_urls: [url] };
    const answer = await call('POST', `${sitePath(siteId)}/media/new`, media, { body, reads: true });
    return answer.media[0]?.ID;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return undefined;
    throw error;
  }
};

const inputOf = (sent: Post, cover: number | undefined) => ({
  title: sent.title.replaceAll('<', '&lt;'),
  content: sent.html,
  excerpt: textAsHtml(sent.excerpt),
  slug: sent.slug,
  tags: [...sent.tags],
  // Left to its default, WordPress.com would also post to the person's social accounts.
  publicize: false,
  status: wantsLive(sent.status) ? 'publish' : sent.status,
  ...(sent.publishAt && { status: 'future', date: sent.publishAt.toISOString() }),
  ...(cover !== undefined && { featured_image: String(cover) }),
});

const awaitsReview =
  'WordPress.com keeps the post for review: your user may write but not publish there. Ask an editor of the site to publish it.';

/** Creates or updates. A user without the right to publish is downgraded to `pending` without a refusal. */
export const writePost = async (
  call: ComCall,
  siteId: string,
  sent: Post,
  remoteId: string | null,
): Promise<RemotePost> => {
  const cover = sent.imageUrl ? await uploadCover(call, siteId, sent.imageUrl) : undefined;
  const path = remoteId ? `/posts/${encodeURIComponent(remoteId)}` : '/posts/new';
  const written = remote(
    await call('POST', `${sitePath(siteId)}${path}`, post, { body: inputOf(sent, cover) }),
  );
  const downgraded = wantsLive(sent.status) && written.status === 'pending';
  return downgraded ? { ...written, heldBack: awaitsReview } : written;
};
