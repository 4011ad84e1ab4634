import { createHash } from 'node:crypto';
import type { ImportedPost } from '@rankwright/contracts/archive';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import type { ArchivedPost, Post, PostChange } from '@rankwright/platforms/port/platform';
import type { SiteFields } from '../../database/schema/publications.ts';
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

export const toImportedPost = (
  row: ArchivePostRow,
  conflicts: { own: string; site: string }[],
): ImportedPost => ({
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
    conflicts,
  },
});

const areSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name) => others.includes(name));

const areNamesChanged = (names: readonly string[], known: readonly string[], isRemoved: boolean): boolean =>
  names.length > 0 ? !areSame(names, known) : isRemoved;

/**
 * Only what differs is sent, so that what was changed on the site stays; the post stays as visible as it is unless its
 * owner makes it public. `known`: what both sides had in common last.
 */
export const createPostChange = (
  row: Pick<ArchivePostRow, 'title'>,
  remote: Pick<ArchivedPost, 'status'>,
  { post, known }: { post: Post; known: SiteFields },
  source: string,
): PostChange => ({
  source,
  idempotencySlug: post.idempotencySlug,
  goesLive: !post.keepsStatus && isPublishedStatus(post.status) && !isPublishedStatus(remote.status),
  ...(post.title !== row.title && { title: post.title }),
  ...(areNamesChanged(post.categories, known.categories, post.removed.includes('categories')) && {
    categories: post.categories,
  }),
  ...(areNamesChanged(post.tags, known.tags, post.removed.includes('tags')) && { tags: post.tags }),
  ...(post.imageUrl &&
    post.imageUrl !== known.imageUrl && { imageUrl: post.imageUrl, imageAlt: post.imageAlt }),
  ...(post.removed.includes('image') && { imageUrl: null }),
  ...(post.metaTitle && { metaTitle: post.metaTitle }),
  ...(post.metaDescription && { metaDescription: post.metaDescription }),
});
