import { z } from 'zod';
import { PlatformError, type Post, type RemotePost } from '../platform.ts';
import { wantsLive } from '../status.ts';
import { picturesIn, toRicos } from './toRicos.ts';
import type { WixCall } from './wixClient.ts';
import { tagIdsOf } from './wixLabels.ts';
import { importPictures } from './wixPictures.ts';

const draft = z.object({
  id: z.string(),
  status: z.string().default(''),
  slug: z.string().nullish(),
  seoSlug: z.string().nullish(),
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
/** The end of our mark, which makes it ours. */
const markLength = 9;

/** Wix counts a slug percent-encoded and refuses long ones; the end, which makes it ours, stays. */
export const wixSlug = (slug: string): string => {
  const fits = (text: string) => encodeURIComponent(text).length <= slugLimit;
  if (fits(slug)) return slug;
  const end = slug.slice(-markLength);
  let start = Array.from(slug.slice(0, -markLength));
  while (!fits(start.join('') + end)) start = start.slice(0, -1);
  return start.join('') + end;
};

const remote = ({ id, status, url }: Draft): RemotePost => ({
  id,
  status: status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
  url: url ? `${url.base.replace(/\/$/, '')}/${url.path.replace(/^\//, '')}` : null,
});

export interface WixPlacement {
  memberId: string;
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

const contentOf = async (call: WixCall, post: Post, { memberId, categoryIds, tagIds }: WixPlacement) => {
  const urls = [...picturesIn(post.markdown), ...(post.imageUrl ? [post.imageUrl] : [])];
  const pictures = await importPictures(call, urls);
  const cover = post.imageUrl ? pictures.get(post.imageUrl) : undefined;
  const tags = [...new Set([...tagIds, ...(await tagIdsOf(call, post.tags))])].slice(0, tagLimit);
  return {
    title: post.title,
    memberId,
    richContent: toRicos(post.markdown, pictures),
    excerpt: post.excerpt.slice(0, excerptLimit),
    seoSlug: wixSlug(post.slug),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(tags.length > 0 && { tagIds: tags }),
    // Without `displayed` and `custom` Wix takes the id and shows nothing.
    ...(cover && { media: { displayed: true, custom: true, wixMedia: { image: { id: cover.id } } } }),
  };
};

export const draftById = async (call: WixCall, id: string): Promise<RemotePost | null> => {
  try {
    return remote((await call('GET', `${path}/${encodeURIComponent(id)}?${withUrl}`, oneDraft)).draftPost);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

/** By slug; nobody has verified the filter, so what comes back is compared, and the newest are looked through. */
export const draftBySlug = async (call: WixCall, slug: string): Promise<RemotePost | null> => {
  const wanted = wixSlug(slug);
  const newest = { sort: [{ fieldName: 'editedDate', order: 'DESC' }], paging: { limit: 100 } };
  for (const query of [{ filter: { seoSlug: wanted } }, newest]) {
    const body = { query, fieldsets: ['URL'] };
    const { draftPosts } = await call('POST', `${path}/query`, drafts, { body, reads: true });
    const found = draftPosts.find((post) => post.seoSlug === wanted || post.slug === wanted);
    if (found) return remote(found);
  }
  return null;
};

const scheduleWords =
  'Wix has no schedule of its own, so the post waits there as a draft. Plan it here, and it goes out at its time.';

/** Creates, or updates and publishes what was changed: a published post shows the old text until then. */
export const writeDraft = async (
  call: WixCall,
  post: Post,
  placement: WixPlacement,
  remoteId: string | null,
): Promise<RemotePost> => {
  const live = wantsLive(post.status) && !post.publishAt;
  const draftPost = await contentOf(call, post, placement);
  if (!remoteId) {
    const body = { draftPost, publish: live, fieldsets: ['URL'] };
    const made = remote((await call('POST', path, oneDraft, { body })).draftPost);
    return post.publishAt ? { ...made, heldBack: scheduleWords } : made;
  }
  const address = `${path}/${encodeURIComponent(remoteId)}`;
  await call('PATCH', address, anything, { body: { draftPost } });
  if (live) await call('POST', `${address}/publish`, anything, { body: {} });
  return remote((await call('GET', `${address}?${withUrl}`, oneDraft)).draftPost);
};
