import type { PostReference, RemotePost } from './platform.ts';

/** A post found by its slug; it may belong to somebody else. */
export interface FoundPost {
  remote: RemotePost;
  title: string;
  /** Our marker in the post; null: it has none; undefined: the platform cannot keep one. */
  marker?: string | null;
  createdAt: Date | null;
}

/** Tolerated difference between the platform's clock and ours. */
const clockSkewMs = 60_000;

/**
 * Whether a found post is ours: by its idempotency slug or our marker. Without a marker, it must have our title
 * and be no older than our first attempt.
 */
const isOwnPost = (found: FoundPost, slug: string, reference: PostReference): boolean => {
  if (slug === reference.marker) return true;
  if (found.marker !== undefined) return found.marker === reference.marker;
  const since = reference.since.getTime() - clockSkewMs;
  return found.title === reference.title && found.createdAt !== null && found.createdAt.getTime() >= since;
};

type FindBySlug = (slug: string) => Promise<FoundPost | null>;

/** Finds our post under the wished slug or the idempotency slug. */
export const findOwnPost = async (
  findBySlug: FindBySlug,
  reference: PostReference,
): Promise<RemotePost | null> => {
  for (const slug of new Set([reference.slug, reference.marker])) {
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
  const { slug, marker } = reference;
  if (slug === marker) return marker;
  const found = await findBySlug(slug);
  if (!found || found.remote.id === ownId) return slug;
  return ownId === null && isOwnPost(found, slug, reference) ? slug : marker;
};

/** Our marker as an HTML comment, for platforms that keep comments in a post. */
export const createMarkerComment = (marker: string): string => `<!-- rankwright:${marker} -->`;

/** Reads the marker from a post's HTML. */
export const readMarkerComment = (html: string): string | null =>
  /<!-- rankwright:(\S+) -->/.exec(html)?.[1] ?? null;
