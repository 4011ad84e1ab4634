import { z } from 'zod';
import { describeCoverProblem, PlatformError, type Post, type RemotePost } from '../../port/platform.ts';
import { isPublishedStatus } from '../../port/visibility.ts';
import {
  chooseFreeSlug,
  createIdempotencyComment,
  readIdempotencySlug,
  type FoundPost,
} from '../../port/ownPost.ts';
import { readStatus } from '../wordpressStatus.ts';
import { escapeShortcodes, escapeTitle } from '../wordpressText.ts';
import type { ComCall } from './comClient.ts';

const post = z.object({
  ID: z.number(),
  URL: z.string(),
  status: z.string(),
  password: z.string().default(''),
  date: z.string().nullable().default(null),
  title: z.string().default(''),
  content: z.string().default(''),
});
type ComPost = z.infer<typeof post>;
/** A failed upload returns HTTP 200 without media. */
const media = z.object({ media: z.array(z.object({ ID: z.number() })).default([]) });

export const buildSitePath = (siteId: string): string => `/rest/v1.1/sites/${encodeURIComponent(siteId)}`;

const toRemotePost = ({ ID, URL: url, date, ...facts }: ComPost): RemotePost => ({
  id: String(ID),
  url,
  ...readStatus({ ...facts, publishedAt: date === null ? null : new Date(date) }),
});

/** Null if the post does not exist. */
const readPost = async (work: Promise<ComPost>): Promise<ComPost | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

const findPost = (call: ComCall, siteId: string, key: string): Promise<ComPost | null> =>
  readPost(call('GET', `${buildSitePath(siteId)}/posts/${key}?context=edit`, post));

export const findPostById = async (call: ComCall, siteId: string, id: string): Promise<RemotePost | null> => {
  const found = await findPost(call, siteId, encodeURIComponent(id));
  return found && toRemotePost(found);
};

export const findPostBySlug = async (
  call: ComCall,
  siteId: string,
  slug: string,
): Promise<FoundPost | null> => {
  const found = await findPost(call, siteId, `slug:${encodeURIComponent(slug)}`);
  const idempotencySlug = readIdempotencySlug(found?.content ?? '');
  return found && { remote: toRemotePost(found), title: found.title, idempotencySlug, createdAt: null };
};

/** Uploads the cover before the post, because WordPress.com turns media sent with a post into a gallery. */
const uploadCover = async (call: ComCall, siteId: string, url: string): Promise<number | undefined> => {
  try {
    const body = { media_urls: [url] };
    const answer = await call('POST', `${buildSitePath(siteId)}/media/new`, media, { body, reads: true });
    return answer.media[0]?.ID;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return undefined;
    throw error;
  }
};

/** Fields of WordPress.com's own SEO settings. */
const buildMetadata = ({ metaTitle, metaDescription }: Post) =>
  [
    { key: 'jetpack_seo_html_title', value: metaTitle },
    { key: 'advanced_seo_description', value: metaDescription },
  ]
    .filter(({ value }) => value)
    .map((entry) => ({ ...entry, operation: 'update' }));

const getStatusFields = ({ status, publishAt }: Post) =>
  publishAt
    ? { status: 'future', date: publishAt.toISOString() }
    : { status: isPublishedStatus(status) ? 'publish' : status };

const buildPostInput = (sent: Post, slug: string, cover: number | undefined, isUpdate: boolean) => ({
  title: escapeTitle(sent.title),
  content: `${escapeShortcodes(sent.html)}\n${createIdempotencyComment(sent.idempotencySlug)}`,
  excerpt: sent.excerptHtml,
  slug,
  tags: [...sent.tags],
  ...((sent.categories.length > 0 || sent.removed.includes('categories')) && {
    categories: [...sent.categories],
  }),
  metadata: buildMetadata(sent),
  // By default, WordPress.com also posts to the user's connected social accounts.
  publicize: false,
  ...(!(isUpdate && sent.keepsStatus) && getStatusFields(sent)),
  ...(cover !== undefined && { featured_image: String(cover) }),
  ...(sent.removed.includes('image') && { featured_image: '' }),
});

const pendingReviewMessage =
  'The post is waiting for review because your WordPress.com user cannot publish on this site. Ask an editor of the site to publish it.';

/** Creates or updates a post. WordPress.com sets it to `pending` without an error if the user cannot publish. */
export const savePost = async (
  call: ComCall,
  siteId: string,
  sent: Post,
  remoteId: string | null,
): Promise<RemotePost> => {
  const cover = sent.imageUrl ? await uploadCover(call, siteId, sent.imageUrl) : undefined;
  const slug = await chooseFreeSlug((wanted) => findPostBySlug(call, siteId, wanted), sent, remoteId);
  const path = remoteId ? `/posts/${encodeURIComponent(remoteId)}` : '/posts/new';
  const written = toRemotePost(
    await call('POST', `${buildSitePath(siteId)}${path}`, post, {
      body: buildPostInput(sent, slug, cover, remoteId !== null),
    }),
  );
  const setsStatus = !(remoteId && sent.keepsStatus);
  const isPendingReview = setsStatus && isPublishedStatus(sent.status) && written.status === 'pending';
  return {
    ...written,
    ...(isPendingReview && { holdReason: pendingReviewMessage }),
    ...(sent.imageUrl &&
      cover === undefined && {
        coverProblem: describeCoverProblem('WordPress.com did not accept it.'),
      }),
  };
};
