import { z } from 'zod';
import {
  describeCoverProblem,
  PlatformError,
  type HtmlTools,
  type Post,
  type RemotePost,
} from '../port/platform.ts';
import { chooseFreeSlug, type FoundPost } from '../port/ownPost.ts';
import { isPublishedStatus } from '../port/visibility.ts';
import { listImageUrls, toRicos } from './toRicos.ts';
import type { WixCall } from './wixClient.ts';
import { resolveCategoryIds, resolveTagIds } from './wixLabels.ts';
import { importImages } from './wixImages.ts';

const draft = z.object({
  id: z.string(),
  status: z.string().default(''),
  slug: z.string().nullish(),
  seoSlug: z.string().nullish(),
  title: z.string().default(''),
  createdDate: z.string().nullish(),
  url: z.object({ base: z.string(), path: z.string() }).nullish(),
});
type Draft = z.infer<typeof draft>;
const oneDraft = z.object({ draftPost: draft });
const drafts = z.object({ draftPosts: z.array(draft).default([]) });
const anything = z.unknown();

const path = '/blog/v3/draft-posts';
const withUrl = 'fieldsets=URL';
const slugLimit = 100;
const excerptLimit = 500;
const tagLimit = 30;
const categoryLimit = 10;
/** Length of the unique suffix of an idempotency slug, e.g. `-0a1b2c3d`. */
const slugSuffixLength = 9;

/** Shortens a slug to Wix's limit, which counts percent-encoded characters; keeps the unique suffix. */
export const createWixSlug = (slug: string): string => {
  const fits = (text: string) => encodeURIComponent(text).length <= slugLimit;
  if (fits(slug)) return slug;
  const end = slug.slice(-slugSuffixLength);
  let start = Array.from(slug.slice(0, -slugSuffixLength));
  while (!fits(start.join('') + end)) start = start.slice(0, -1);
  return start.join('') + end;
};

const toRemotePost = ({ id, status, url }: Draft): RemotePost => ({
  id,
  status: status || 'DRAFT',
  url: url ? `${url.base.replace(/\/$/, '')}/${url.path.replace(/^\//, '')}` : null,
});

export interface WixPostSettings {
  memberId: string;
  categoryIds: readonly string[];
  tagIds: readonly string[];
  html: HtmlTools;
}

const buildSeoTags = ({ metaTitle, metaDescription }: Post) => [
  ...(metaTitle ? [{ type: 'title', children: metaTitle, custom: false, disabled: false }] : []),
  ...(metaDescription
    ? [
        {
          type: 'meta',
          props: { name: 'description', content: metaDescription },
          custom: false,
          disabled: false,
        },
      ]
    : []),
];

const buildDraftContent = async (
  call: WixCall,
  post: Post,
  { memberId, categoryIds, tagIds, html }: WixPostSettings,
) => {
  const tree = await html.parseMarkdown(post.markdown);
  const urls = [...listImageUrls(tree), ...(post.imageUrl ? [post.imageUrl] : [])];
  const images = await importImages(call, urls);
  const cover = post.imageUrl ? images.get(post.imageUrl) : undefined;
  const categories = [...new Set([...categoryIds, ...(await resolveCategoryIds(call, post.categories))])];
  const tags = [...new Set([...tagIds, ...(await resolveTagIds(call, post.tags))])].slice(0, tagLimit);
  return {
    title: post.title,
    memberId,
    richContent: toRicos(tree, images),
    excerpt: post.excerpt.slice(0, excerptLimit).replace(/[\ud800-\udbff]$/, ''),
    seoSlug: createWixSlug(post.slug),
    ...((categories.length > 0 || post.removed.includes('categories')) && {
      categoryIds: categories.slice(0, categoryLimit),
    }),
    seoData: { tags: buildSeoTags(post) },
    ...((tags.length > 0 || post.removed.includes('tags')) && { tagIds: tags }),
    // Without `displayed` and `custom` Wix accepts the id but shows no cover.
    media: cover
      ? { displayed: true, custom: true, wixMedia: { image: { id: cover.id } } }
      : post.removed.includes('image')
        ? { displayed: false, custom: true }
        : undefined,
  };
};

export const findDraftById = async (call: WixCall, id: string): Promise<RemotePost | null> => {
  try {
    return toRemotePost(
      (await call('GET', `${path}/${encodeURIComponent(id)}?${withUrl}`, oneDraft)).draftPost,
    );
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

/**
 * The documented `seoSlug` filter is unverified, so results are compared and the newest 100 drafts are searched as a
 * fallback.
 */
export const findDraftBySlug = async (call: WixCall, slug: string): Promise<FoundPost | null> => {
  const wanted = createWixSlug(slug);
  const newest = { sort: [{ fieldName: 'editedDate', order: 'DESC' }], paging: { limit: 100 } };
  for (const query of [{ filter: { seoSlug: wanted } }, newest]) {
    const body = { query, fieldsets: ['URL'] };
    const { draftPosts } = await call('POST', `${path}/query`, drafts, { body, reads: true });
    const found = draftPosts.find((post) => post.seoSlug === wanted || post.slug === wanted);
    if (found)
      return {
        remote: toRemotePost(found),
        title: found.title,
        createdAt: found.createdDate ? new Date(found.createdDate) : null,
      };
  }
  return null;
};

const noScheduleMessage =
  'Wix cannot schedule posts, so this one was saved there as a draft. To publish it later, schedule it in your calendar here.';

/** Creates or updates a draft and publishes it; a published post shows its old text until it is published again. */
export const writeDraft = async (
  call: WixCall,
  post: Post,
  settings: WixPostSettings,
  known: RemotePost | null,
): Promise<RemotePost> => {
  const remoteId = known?.id ?? null;
  const { status, publishAt } = known && post.keepsStatus ? { ...known, publishAt: null } : post;
  const isLive = isPublishedStatus(status) && !publishAt;
  const slug = await chooseFreeSlug((wanted) => findDraftBySlug(call, wanted), post, remoteId);
  const draftPost = await buildDraftContent(call, { ...post, slug }, settings);
  const coverProblem =
    post.imageUrl && !draftPost.media
      ? { coverProblem: describeCoverProblem('Wix could not fetch it.') }
      : {};
  if (!remoteId) {
    const body = { draftPost, publish: isLive, fieldsets: ['URL'] };
    const created = toRemotePost((await call('POST', path, oneDraft, { body })).draftPost);
    return { ...created, ...coverProblem, ...(post.publishAt && { holdReason: noScheduleMessage }) };
  }
  const address = `${path}/${encodeURIComponent(remoteId)}`;
  await call('PATCH', address, anything, { body: { draftPost } });
  if (isLive) await call('POST', `${address}/publish`, anything, { body: {} });
  const saved = (await call('GET', `${address}?${withUrl}`, oneDraft)).draftPost;
  return { ...toRemotePost(saved), ...coverProblem };
};
