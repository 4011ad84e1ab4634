import { createIdempotencyComment, readIdempotencySlug } from '@rankwright/platforms/port/ownPost';
import type { ArchivedPost } from '@rankwright/platforms/port/platform';
import type {
  ArchiveImportRow,
  ArchivePostRow,
  KeptBlocks,
  SourcePart,
} from '../../database/schema/archive.ts';
import type { Deps } from '../../deps.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import { ParsingTimeoutError, parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { createRevision } from './archivedPost.model.ts';
import { findArchivePosts } from './archivePost.repository.ts';

/** The post's text as Markdown, and the HTML that each part of it came from. */
export interface ConvertedPost {
  markdown: string;
  parts: SourcePart[];
  kept: KeptBlocks[];
}

/** A post that was read from the site. */
export interface ReadPost {
  post: ArchivedPost;
  revision: string;
  /** Null: its text is as it was, or cannot be read. */
  converted: ConvertedPost | null;
  /** Why its text cannot be read. */
  problem: string | null;
}

/** Longer texts cannot be published from here. */
export const maxSourceLength = 400_000;

const describeFailure = (error: unknown): string =>
  error instanceof ParsingTimeoutError ? 'Its HTML takes too long to read.' : 'Its HTML could not be read.';

/** The HTML without the comment by which a post that was created from here is recognized: it is no text. */
const removeIdempotencyComment = (source: string): string => {
  const slug = readIdempotencySlug(source);
  return slug ? source.replace(`\n${createIdempotencyComment(slug)}`, '') : source;
};

/** Converts a post's HTML apart from the event loop, within the limits of time and memory there. */
export const convertPost = (source: string): Promise<ConvertedPost> =>
  parseUntrusted('convertArchive', removeIdempotencyComment(source));

const readPost = async (post: ArchivedPost, known: ArchivePostRow | undefined): Promise<ReadPost> => {
  const revision = createRevision(post);
  const unread = { post, revision, converted: null };
  if (known?.revision === revision) return { ...unread, problem: null };
  if (post.source.length > maxSourceLength)
    return { ...unread, problem: `It is longer than ${maxSourceLength.toLocaleString('en')} characters.` };
  try {
    return { ...unread, converted: await convertPost(post.source), problem: null };
  } catch (error) {
    rethrowOverload(error);
    return { ...unread, problem: describeFailure(error) };
  }
};

/** Converts the posts of a page that are new or changed. */
export const readPosts = async (
  { db }: Pick<Deps, 'db'>,
  row: ArchiveImportRow,
  posts: readonly ArchivedPost[],
): Promise<ReadPost[]> => {
  const ids = posts.map(({ id }) => id);
  const known = new Map((await findArchivePosts(db, row, ids)).map((found) => [found.remoteId, found]));
  return Promise.all(posts.map((post) => readPost(post, known.get(post.id))));
};
