import type { ArchivedPost } from '@rankwright/platforms/port/platform';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import type { Database } from '../../database/database.ts';
import type { ArchivePostRow } from '../../database/schema/archive.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import { AppError } from '../../http/AppError.ts';
import { markdownToHtml } from '../../markdown/html.ts';
import { removeTrialFooter } from '../../markdown/trialFooter.ts';
import { callPlatform, readConnection } from '../connections/connection.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { createRevision, createSiteKey } from './archivedPost.model.ts';
import { findArchivedPost } from './archivedPost.service.ts';
import { insertArchivePost, updateArchivePost } from './archivePost.repository.ts';
import { convertPost, maxSourceLength, type ConvertedPost } from './readPosts.ts';
import { updatePost } from './savePosts.ts';

export { findArchivedPost };

/** The text that a site has now. */
export interface LivePost {
  title: string;
  /** Markdown. */
  content: string;
  /** Identifies the text. */
  revision: string;
}

/** A text as it was sent last. */
export interface SentText {
  title: string;
  content: string;
  /** The article's version. */
  version: number;
}

const convert = async (source: string): Promise<ConvertedPost> => {
  if (source.length > maxSourceLength) throw new AppError('REFRESH_UNREADABLE');
  try {
    return await convertPost(source);
  } catch (error) {
    rethrowOverload(error);
    throw new AppError('REFRESH_UNREADABLE', { cause: error });
  }
};

const toText = ({ markdown }: { markdown: string }): string => removeTrialFooter(markdown).trim();

/** Whether the site still has what was sent, as far as HTML tells. */
const isAsSent = (
  remote: ArchivedPost,
  live: ConvertedPost,
  sent: SentText,
  converted: ConvertedPost,
): boolean => remote.title.trim() === sent.title.trim() && toText(live) === toText(converted);

/** A post that was created from here is kept like an imported one, so that changes made on the site are noticed. */
const adoptPost = async (
  tx: Database,
  now: Date,
  site: string,
  { publication, remote, live, isUnchanged, sent, converted }: AdoptedPost,
): Promise<void> => {
  const { ownerId, platform, articleId } = publication;
  const { markdown, parts, kept } = live;
  const revision = createRevision(remote);
  const modifiedAt = remote.modifiedAt.toISOString();
  await insertArchivePost(tx, {
    ...{ ownerId, platform, site, articleId, remoteId: remote.id, kind: remote.kind },
    ...{ url: remote.url, status: remote.status, title: sent.title, kept },
    // What both sides had in common: a later change is merged with it.
    parts: isUnchanged ? parts : converted.parts,
    revision: isUnchanged ? revision : '',
    siteChange: isUnchanged ? null : { title: remote.title, markdown, parts, kept, revision, modifiedAt },
    syncedVersion: sent.version,
    ...{ modifiedAt: remote.modifiedAt, createdAt: now, updatedAt: now },
  });
};

interface AdoptedPost extends FoundPost {
  isUnchanged: boolean;
  /** What was sent, as its HTML reads. */
  converted: ConvertedPost;
}

interface FoundPost {
  publication: PublicationRow;
  remote: ArchivedPost;
  live: ConvertedPost;
  sent: SentText;
}

/** Keeps what the site has now: nothing of it is overwritten unseen later. */
const savePost = async (deps: Deps, site: string, found: FoundPost): Promise<void> => {
  const { publication, remote, live, sent } = found;
  const revision = createRevision(remote);
  const converted = await convert(await markdownToHtml(sent.content));
  const isUnchanged = isAsSent(remote, live, sent, converted);
  await deps.db.transaction(async (tx) => {
    const known = await findArchivedPost({ db: tx }, publication);
    if (!known) return adoptPost(tx, deps.clock.now(), site, { ...found, isUnchanged, converted });
    if (known.revision === revision || known.siteChange?.revision === revision) return;
    await updatePost(tx, deps, known, { post: remote, revision, converted: live, problem: null }, live);
  });
};

/**
 * Reads the text that the site has now, and keeps it when it changed there. Null: this platform does not let its posts
 * be read. Throws when the post is gone or cannot be read.
 */
export const readLivePost = async (
  deps: Deps,
  publication: PublicationRow,
  sent: SentText,
): Promise<LivePost | null> => {
  const { ownerId, platform, remoteId } = publication;
  const { archive } = await openConnectedSite(deps, ownerId, platform);
  if (!archive) return null;
  const site = createSiteKey((await readConnection(deps, ownerId, platform)).settings);
  const known = await findArchivedPost(deps, publication);
  if (known && known.site !== site) throw new AppError('REFRESH_OTHER_SITE');
  const remote = remoteId === null ? null : await callPlatform(() => archive.read(remoteId));
  if (!remote || readVisibility(remote.status) === 'trashed') throw new AppError('REFRESH_POST_MISSING');
  const live = await convert(remote.source);
  await savePost(deps, site, { publication, remote, live, sent });
  return { title: remote.title, content: toText(live), revision: createRevision(remote) };
};

/**
 * Lets the next publication replace this text of the site, which a person has seen. Throws REFRESH_SITE_CHANGED when
 * another one is known. Null: the platform does not let its posts be read.
 */
export const acceptSeenText = async (
  tx: Database,
  now: Date,
  publication: PublicationRow,
  revision: string,
): Promise<ArchivePostRow | null> => {
  const known = await findArchivedPost({ db: tx }, publication);
  if (!known) return null;
  if (!known.siteChange) {
    if (revision !== known.revision && revision !== known.sentRevision)
      throw new AppError('REFRESH_SITE_CHANGED');
    return known;
  }
  const { parts, kept, title, modifiedAt } = known.siteChange;
  if (revision !== known.siteChange.revision) throw new AppError('REFRESH_SITE_CHANGED');
  await updateArchivePost(tx, known.id, {
    ...{ revision, parts, kept, title, siteChange: null, modifiedAt: new Date(modifiedAt), updatedAt: now },
  });
  return known;
};
