import {
  PlatformError,
  type Archive,
  type ArchivedPost,
  type Post,
  type RemotePost,
} from '@rankwright/platforms/port/platform';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import type { ArchivePostRow } from '../../database/schema/archive.ts';
import type { SiteFields } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { readConnection } from '../connections/connection.service.ts';
import { createPostChange, createRevision, createSiteKey } from './archivedPost.model.ts';
import { findArchivePostByArticle, updateArchivePost } from './archivePost.repository.ts';
import { convertPost } from './readPosts.ts';

export const findArchivedPost = async (
  { db }: Pick<Deps, 'db'>,
  { ownerId, articleId, platform }: Pick<ArchivePostRow, 'ownerId' | 'platform'> & { articleId: string },
): Promise<ArchivePostRow | undefined> => {
  const row = await findArchivePostByArticle(db, ownerId, articleId);
  return row?.platform === platform ? row : undefined;
};

const missingError = new PlatformError(
  'permanent',
  'This post is no longer on the site. Duplicate the article to publish it as a new post.',
  'edit',
);
export const trashedError = new PlatformError(
  'permanent',
  'This post is in the trash on the site. Restore it there, or duplicate the article to publish it as a new post.',
  'edit',
);
const otherSiteError = new PlatformError(
  'permanent',
  'This article was imported from another site than the one that is connected now. Duplicate it to publish it here.',
  'edit',
);
const changedError = new PlatformError(
  'permanent',
  'This post was changed on the site after it was imported. Open the article and choose which text to keep.',
  'edit',
);

/** Keeps the site's text, so that its owner can choose. */
const keepSiteChange = async (deps: Deps, row: ArchivePostRow, remote: ArchivedPost): Promise<void> => {
  const { markdown, parts, kept } = await convertPost(remote.source);
  const modifiedAt = remote.modifiedAt.toISOString();
  const revision = createRevision(remote);
  await updateArchivePost(deps.db, row.id, {
    siteChange: { title: remote.title, markdown, parts, kept, revision, modifiedAt },
    updatedAt: deps.clock.now(),
  });
};

/** Reads the post. Throws when it is gone or was changed on the site by somebody else. */
const readUnchanged = async (deps: Deps, archive: Archive, row: ArchivePostRow): Promise<ArchivedPost> => {
  const connection = await readConnection(deps, row.ownerId, row.platform);
  if (createSiteKey(connection.settings) !== row.site) throw otherSiteError;
  const remote = await archive.read(row.remoteId);
  if (!remote) throw missingError;
  if (readVisibility(remote.status) === 'trashed') throw trashedError;
  const revision = createRevision(remote);
  if (revision !== row.revision && revision !== row.sentRevision) {
    await keepSiteChange(deps, row, remote);
    throw changedError;
  }
  return remote;
};

/**
 * Updates an imported post with what changed here; parts that nobody edited keep every character. Between reading the
 * post and writing it, WordPress offers no lock: a change within these milliseconds is not noticed.
 */
export const updateArchivedPost = async (
  deps: Deps,
  archive: Archive,
  row: ArchivePostRow,
  { post, siteFields }: { post: Post; siteFields: SiteFields | null },
): Promise<RemotePost> => {
  const { db, clock } = deps;
  const remote = await readUnchanged(deps, archive, row);
  const source = await parseUntrusted('restoreSource', { markdown: post.markdown, parts: row.parts });
  const change = createPostChange(row, remote, { post, known: siteFields ?? remote }, source);
  const sentRevision = createRevision({ title: change.title ?? remote.title, source });
  await updateArchivePost(db, row.id, { sentRevision });
  const saved = await archive.update(row.remoteId, change);
  await updateArchivePost(db, row.id, {
    revision: createRevision(saved),
    sentRevision: null,
    siteChange: null,
    title: post.title,
    ...(post.version !== null && { syncedVersion: post.version }),
    ...{ url: saved.url, status: saved.status, modifiedAt: saved.modifiedAt, updatedAt: clock.now() },
  });
  return saved;
};
