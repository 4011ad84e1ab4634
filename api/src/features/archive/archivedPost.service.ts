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
import type { Database } from '../../database/database.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { isApproved } from '../articles/articleState.model.ts';
import { lockArticle, saveSiteText } from '../articles/importedArticle.service.ts';
import { readConnection } from '../connections/connection.service.ts';
import { createPostChange, createRevision, createSiteKey } from './archivedPost.model.ts';
import { findArchivePostByArticle, updateArchivePost } from './archivePost.repository.ts';
import { convertPost } from './readPosts.ts';
import { mergeSiteText } from './siteMerge.ts';

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
  'This post was changed on the site and here, in the same place. Open the article and choose which text to keep.',
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

export interface SentText {
  title: string;
  content: string;
  version?: number | undefined;
}

/**
 * Merges what changed on the site since with the version that is sent, and keeps the result as the article's next version.
 * Throws where both sides changed the same place, and where the article has changed since.
 */
const mergeChange = async (
  deps: Deps,
  row: ArchivePostRow,
  remote: ArchivedPost,
  { sent, onMerged }: SentPost,
): Promise<{ row: ArchivePostRow; text: SentText }> => {
  const { markdown, parts, kept } = await convertPost(remote.source);
  const revision = createRevision(remote);
  return deps.db.transaction(async (tx) => {
    const article = row.articleId ? await lockArticle(tx, row.ownerId, row.articleId) : undefined;
    if (!article || article.version !== sent.version) throw changedError;
    const merge = await mergeSiteText(row, article, { title: remote.title, content: markdown });
    if (merge.conflicts.length > 0 || markdown === '') throw changedError;
    const now = deps.clock.now();
    const saved = await saveSiteText(tx, article, {
      ...merge.resolve('own'),
      isLive: isApproved(article),
      now,
    });
    const change = { title: remote.title, revision, parts, kept, siteChange: null, updatedAt: now };
    await updateArchivePost(tx, row.id, change);
    const { title, content, version } = saved;
    const text = { title, content, version };
    await onMerged(tx, text);
    return { row: { ...row, ...change }, text };
  });
};

interface SentPost {
  sent: SentText;
  /** Called with the text that is sent instead, in the transaction that saves it. */
  onMerged: (tx: Database, text: SentText) => Promise<void>;
}

interface ReadyPost {
  row: ArchivePostRow;
  remote: ArchivedPost;
  /** What is sent; with the changes made on the site. */
  text: SentText;
}

/** Reads the post that is to be updated. Throws when it is gone, or when both sides changed the same place. */
export const prepareArchivedPost = async (
  deps: Deps,
  archive: Archive,
  row: ArchivePostRow,
  post: SentPost,
): Promise<ReadyPost> => {
  const connection = await readConnection(deps, row.ownerId, row.platform);
  if (createSiteKey(connection.settings) !== row.site) throw otherSiteError;
  const remote = await archive.read(row.remoteId);
  if (!remote) throw missingError;
  if (readVisibility(remote.status) === 'trashed') throw trashedError;
  const revision = createRevision(remote);
  if (revision !== row.revision && revision !== row.sentRevision) {
    try {
      return { remote, ...(await mergeChange(deps, row, remote, post)) };
    } catch (error) {
      if (error === changedError) await keepSiteChange(deps, row, remote);
      throw error;
    }
  }
  return { row, remote, text: post.sent };
};

/**
 * Updates an imported post with what changed here; parts that nobody edited keep every character. Between reading the
 * post and writing it, WordPress offers no lock: a change within these milliseconds is not noticed.
 */
export const updateArchivedPost = async (
  deps: Deps,
  archive: Archive,
  { row, remote }: Pick<ReadyPost, 'row' | 'remote'>,
  { post, siteFields }: { post: Post; siteFields: SiteFields | null },
): Promise<RemotePost> => {
  const { db, clock } = deps;
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
