import type { PostReference, RemotePost } from './platform.ts';

/** A post found by its slug; it may belong to somebody else. */
export interface FoundPost {
  remote: RemotePost;
  title: string;
  /** The idempotency slug kept in the post; null: it has none; undefined: the platform cannot keep one. */
  idempotencySlug?: string | null;
  createdAt: Date | null;
}

/** Tolerated difference between the platform's clock and ours. */
const clockSkewMs = 60_000;

/**
 * Whether a found post is ours: by its own slug or by the idempotency slug kept in it. Where the platform keeps none, it
 * must have our title and be no older than our first attempt.
 */
const isOwnPost = (found: FoundPost, slug: string, reference: PostReference): boolean => {
  if (slug === reference.idempotencySlug) return true;
  if (found.idempotencySlug !== undefined) return found.idempotencySlug === reference.idempotencySlug;
  const since = reference.since.getTime() - clockSkewMs;
  return found.title === reference.title && found.createdAt !== null && found.createdAt.getTime() >= since;
};

type FindBySlug = (slug: string) => Promise<FoundPost | null>;

/** Finds our post under the wished slug or the idempotency slug. */
export const findOwnPost = async (
  findBySlug: FindBySlug,
  reference: PostReference,
): Promise<RemotePost | null> => {
  for (const slug of new Set([reference.slug, reference.idempotencySlug])) {
    const found = await findBySlug(slug);
    if (found && isOwnPost(found, slug, reference)) return found.remote;
  }
  return null;
};

/** The wished slug; the idempotency slug when somebody else's post has it. `ownId`: the post that is updated. */
export const chooseFreeSlug = async (
  findBySlug: FindBySlug,
  reference: PostReference,
  ownId: string | null,
): Promise<string> => {
  const { slug, idempotencySlug } = reference;
  if (slug === idempotencySlug) return idempotencySlug;
  const found = await findBySlug(slug);
  if (!found || found.remote.id === ownId) return slug;
  return ownId === null && isOwnPost(found, slug, reference) ? slug : idempotencySlug;
};

/** The idempotency slug as an HTML comment, for platforms that keep comments in a post. */
export const createIdempotencyComment = (idempotencySlug: string): string =>
  `<!-- rankwright:${idempotencySlug} -->`;

/** Reads the idempotency slug from a post's HTML. */
export const readIdempotencySlug = (html: string): string | null =>
  /<!-- rankwright:(\S+) -->/.exec(html)?.[1] ?? null;
