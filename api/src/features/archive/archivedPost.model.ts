import { createHash } from 'node:crypto';
import type { ImportedPost } from '@rankwright/contracts/archive';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import type { ArchivedPost, Post, PostChange } from '@rankwright/platforms/port/platform';
import type { ArchivePostRow } from '../../database/schema/archive.ts';

/** Identifies a title and text: another one means that somebody changed the post. */
export const createRevision = ({ title, source }: { title: string; source: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([title, source]))
    .digest('hex');

/** The address of a site without what may differ between two connections to it. */
export const createSiteKey = (settings: Readonly<Record<string, unknown>>): string => {
  const address = [settings.root, settings.url, settings.siteUrl].find(
    (value): value is string => typeof value === 'string' && URL.canParse(value),
  );
  if (!address) return '';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/(\/wp-json)?\/*$/, '').toLowerCase();
};

export const toImportedPost = (row: ArchivePostRow): ImportedPost => ({
  platform: row.platform,
  kind: row.kind,
  url: row.url,
  status: row.status,
  modifiedAt: row.modifiedAt.toISOString(),
  keptBlocks: row.kept,
  siteChange: row.siteChange && {
    title: row.siteChange.title,
    content: row.siteChange.markdown,
    modifiedAt: row.siteChange.modifiedAt,
  },
});

const areSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name) => others.includes(name));

/** Only what differs from the post is sent; it stays as visible as it is unless its owner makes it public. */
export const createPostChange = (
  row: Pick<ArchivePostRow, 'title'>,
  remote: Pick<ArchivedPost, 'status' | 'categories' | 'tags' | 'imageUrl'>,
  post: Post,
  source: string,
): PostChange => ({
  source,
  idempotencySlug: post.idempotencySlug,
  goesLive: !post.keepsStatus && isPublishedStatus(post.status) && !isPublishedStatus(remote.status),
  ...(post.title !== row.title && { title: post.title }),
  ...(post.categories.length > 0 &&
    !areSame(post.categories, remote.categories) && { categories: post.categories }),
  ...(post.tags.length > 0 && !areSame(post.tags, remote.tags) && { tags: post.tags }),
  ...(post.imageUrl &&
    post.imageUrl !== remote.imageUrl && { imageUrl: post.imageUrl, imageAlt: post.imageAlt }),
  ...(post.metaTitle && { metaTitle: post.metaTitle }),
  ...(post.metaDescription && { metaDescription: post.metaDescription }),
});
