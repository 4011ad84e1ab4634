import { paths } from '@rankwright/contracts/paths';
import { isPublishedStatus, readVisibility } from '@rankwright/platforms/port/visibility';
import type { ArchivedPost } from '@rankwright/platforms/port/platform';
import type { Database } from '../../database/database.ts';
import type { ArchiveImportRow, ArchivePostRow } from '../../database/schema/archive.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../alerts/notify.service.ts';
import { isApproved } from '../articles/articleState.model.ts';
import { createImportedArticle, lockArticle, saveSiteText } from '../articles/importedArticle.service.ts';
import { markArticlePublished } from '../articles/publishedArticle.service.ts';
import {
  findPublicationByRemoteId,
  insertPublication,
  updateSitePost,
} from '../publications/publications.service.ts';
import type { NewImport } from './archiveImport.repository.ts';
import { findArchivePosts, insertArchivePost, updateArchivePost } from './archivePost.repository.ts';
import type { ConvertedPost, ReadPost } from './readPosts.ts';
import { mergeSiteText } from './siteMerge.ts';

type Outcome = 'created' | 'updated' | 'unchanged' | 'conflicts' | 'skipped';
export interface PostOutcome {
  outcome: Outcome;
  problem?: { title: string; text: string };
}

const shownProblems = 50;
const untitled = 'Untitled post';
const getTitle = ({ title }: ArchivedPost): string => title.trim() || untitled;

const skip = (post: ArchivedPost, text: string): PostOutcome => ({
  outcome: 'skipped',
  problem: { title: getTitle(post), text },
});

/** Every post is a publication, so that publishing again updates it. */
const insertSitePublication = (
  tx: Database,
  { ownerId, platform }: ArchiveImportRow,
  articleId: string,
  post: ArchivedPost,
  now: Date,
): Promise<void> =>
  insertPublication(tx, {
    ownerId,
    articleId,
    platform,
    state: 'live',
    action: 'update',
    idempotencySlug: `imported-${articleId}`,
    slug: post.slug,
    remoteId: post.id,
    intendedStatus: post.status,
    siteFields: { categories: post.categories, tags: post.tags, imageUrl: post.imageUrl },
    ...toSitePost(post),
    createdAt: now,
    updatedAt: now,
  });

/** What the site says about its post. */
const toSitePost = ({ url, status, visibility, publicAt = null, publishedAt, modifiedAt }: ArchivedPost) => ({
  url,
  ...(isPublishedStatus(status) && { liveAt: publishedAt ?? modifiedAt }),
  visibility: visibility ?? readVisibility(status),
  publicAt,
});

const createPost = async (
  tx: Database,
  now: Date,
  row: ArchiveImportRow,
  { post, revision }: ReadPost,
  { markdown, parts, kept }: ConvertedPost,
): Promise<PostOutcome> => {
  const { ownerId, platform, site } = row;
  // What was published from here is here; only who can see it may have changed.
  const own = await findPublicationByRemoteId(tx, ownerId, platform, post.id);
  if (own) {
    if (isPublishedStatus(post.status) && own.visibility !== 'public')
      await markArticlePublished(tx, ownerId, own.articleId, post.publishedAt ?? post.modifiedAt);
    await updateSitePost(tx, { ownerId, platform, remoteId: post.id, ...toSitePost(post) });
    return { outcome: 'unchanged' };
  }
  const isLive = isPublishedStatus(post.status);
  const title = getTitle(post);
  const { slug, excerpt, imageUrl, imageAlt, categories, tags, author: authorName } = post;
  const createdAt = post.publishedAt ?? post.modifiedAt;
  const article =
    markdown === ''
      ? null
      : await createImportedArticle(
          tx,
          { ownerId, isLive, createdAt, now },
          {
            ...{ title, content: markdown, slug, excerpt, imageUrl, imageAlt, categories, tags, authorName },
            publishedAt: isLive ? createdAt : null,
          },
        );
  await insertArchivePost(tx, {
    ...{ ownerId, platform, site, remoteId: post.id, articleId: article?.id ?? null },
    ...{ kind: post.kind, url: post.url, status: post.status, title, revision, parts, kept },
    modifiedAt: post.modifiedAt,
    createdAt: now,
    updatedAt: now,
  });
  if (!article) return skip(post, 'It has no text.');
  await insertSitePublication(tx, row, article.id, post, now);
  return { outcome: 'created' };
};

const recordConflict = async (
  tx: Database,
  deps: Deps,
  known: ArchivePostRow,
  { post, revision }: ReadPost,
  { markdown, parts, kept }: ConvertedPost,
): Promise<PostOutcome> => {
  const title = getTitle(post);
  const modifiedAt = post.modifiedAt.toISOString();
  await updateArchivePost(tx, known.id, {
    siteChange: { title, markdown, parts, kept, revision, modifiedAt },
    updatedAt: deps.clock.now(),
  });
  const text = `“${title}” was changed on your site and here. Choose which text to keep.`;
  await notify({ db: tx, clock: deps.clock }, known.ownerId, {
    kind: 'site-change',
    text,
    href: paths.article(known.articleId ?? ''),
    dedupeKey: `site-change:${known.id}:${revision}`,
  });
  return { outcome: 'conflicts', problem: { title, text: 'It was changed on the site and here.' } };
};

/** Saves what changed on the site of a post that is known here. */
export const updatePost = async (
  tx: Database,
  deps: Deps,
  known: ArchivePostRow,
  read: ReadPost,
  converted: ConvertedPost,
): Promise<PostOutcome> => {
  const { post, revision } = read;
  const now = deps.clock.now();
  const facts = { url: post.url, status: post.status, modifiedAt: post.modifiedAt, updatedAt: now };
  const article = known.articleId ? await lockArticle(tx, known.ownerId, known.articleId) : undefined;
  if (!article || article.deletedAt) {
    await updateArchivePost(tx, known.id, { ...facts, revision });
    return { outcome: 'unchanged' };
  }
  if (known.sentRevision === revision) {
    await updateArchivePost(tx, known.id, { ...facts, revision, sentRevision: null });
    return { outcome: 'unchanged' };
  }
  const { markdown, parts, kept } = converted;
  const title = getTitle(post);
  const isEditedHere = article.version !== known.syncedVersion;
  const site = { title, content: markdown };
  const merge = isEditedHere && markdown !== '' ? await mergeSiteText(known, article, site) : null;
  if (markdown === '' || (merge && merge.conflicts.length > 0))
    return recordConflict(tx, deps, known, read, converted);
  const isLive = merge ? isApproved(article) : isPublishedStatus(post.status);
  const saved = await saveSiteText(tx, article, { ...(merge?.resolve('own') ?? site), isLive, now });
  await updateArchivePost(tx, known.id, {
    ...facts,
    ...{ title, revision, parts, kept, siteChange: null },
    ...(!merge && { syncedVersion: saved.version }),
  });
  return { outcome: 'updated' };
};

const savePost = async (
  tx: Database,
  deps: Deps,
  row: ArchiveImportRow,
  known: ArchivePostRow | undefined,
  read: ReadPost,
): Promise<PostOutcome> => {
  const { post, converted, problem } = read;
  const { ownerId, platform } = row;
  if (known) await updateSitePost(tx, { ownerId, platform, remoteId: post.id, ...toSitePost(post) });
  const goesLive = isPublishedStatus(post.status) && !isPublishedStatus(known?.status ?? post.status);
  if (goesLive && known?.articleId)
    await markArticlePublished(tx, ownerId, known.articleId, post.publishedAt ?? post.modifiedAt);
  if (problem) return skip(post, problem);
  if (known && (known.revision === read.revision || known.siteChange?.revision === read.revision)) {
    const { url, status, modifiedAt } = post;
    await updateArchivePost(tx, known.id, { url, status, modifiedAt });
    return { outcome: 'unchanged' };
  }
  if (!converted) return { outcome: 'unchanged' };
  return known
    ? updatePost(tx, deps, known, read, converted)
    : createPost(tx, deps.clock.now(), row, read, converted);
};

/** Saves the posts of a page, each once: the rows are read within the transaction that holds the import. */
export const savePosts = async (
  tx: Database,
  deps: Deps,
  row: ArchiveImportRow,
  posts: readonly ReadPost[],
): Promise<PostOutcome[]> => {
  const ids = posts.map(({ post }) => post.id);
  const known = new Map((await findArchivePosts(tx, row, ids)).map((found) => [found.remoteId, found]));
  const outcomes: PostOutcome[] = [];
  for (const read of posts) outcomes.push(await savePost(tx, deps, row, known.get(read.post.id), read));
  return outcomes;
};

/** The import's counts and problems with those of a page. */
export const addOutcomes = (
  row: ArchiveImportRow,
  outcomes: readonly PostOutcome[],
  notices: readonly { title: string; text: string }[],
): Partial<NewImport> => {
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const found = outcomes.flatMap(({ problem }) => (problem ? [problem] : []));
  return {
    seen: row.seen + outcomes.length,
    created: row.created + count('created'),
    updated: row.updated + count('updated'),
    unchanged: row.unchanged + count('unchanged'),
    conflicts: row.conflicts + count('conflicts'),
    skipped: row.skipped + count('skipped'),
    problems: [...row.problems, ...notices, ...found].slice(0, shownProblems),
  };
};
