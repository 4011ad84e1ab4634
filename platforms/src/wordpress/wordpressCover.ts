import { createHash } from 'node:crypto';
import { z } from 'zod';
import { describeCoverProblem, PlatformError, type PlatformContext, type Post } from '../port/platform.ts';
import { readReply, type WordpressCall } from './wordpressClient.ts';

const media = z.object({ id: z.number() });

interface CoverImage {
  bytes: Uint8Array;
  type: string;
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** What fetching a cover needs. */
type CoverContext = Pick<PlatformContext, 'outbound' | 'images'>;

/** The media id of a cover, or why there is none. */
export type FoundCover = { id: number; coverProblem?: undefined } | { id: null; coverProblem?: string };

const withoutCover = (reason: string): FoundCover => ({
  id: null,
  coverProblem: describeCoverProblem(reason),
});

/**
 * WordPress cannot import an image by URL, so it is downloaded here. Its type is read from its bytes: servers declare
 * `image/jpg`, `application/octet-stream` and others. A text says why that fails.
 */
const fetchImage = async ({ outbound, images }: CoverContext, url: string): Promise<CoverImage | string> => {
  let bytes: Uint8Array;
  try {
    const response = await outbound.fetch(url, { headers: { accept: 'image/*' } });
    if (!response.ok) return `its URL answered with HTTP ${response.status}.`;
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch {
    return 'it could not be fetched from its URL.';
  }
  return (
    (await images.encodeForSites(bytes)) ??
    'it is no JPEG, PNG, WebP, GIF or AVIF. Save a HEIC photo as JPEG.'
  );
};

/** What a cover image is made of. */
type Cover = Pick<Post, 'idempotencySlug' | 'imageUrl' | 'imageAlt'>;

/** Deterministic per post and image, so that a retry finds the earlier upload. */
const createImageName = ({ idempotencySlug, imageUrl }: Cover): string =>
  `${idempotencySlug}-${createHash('sha256')
    .update(imageUrl ?? '')
    .digest('hex')
    .slice(0, 8)}`;

const uploadImage = async (
  call: WordpressCall,
  name: string,
  image: CoverImage,
  alt: string,
): Promise<number> => {
  const headers = {
    'content-type': image.type,
    'content-disposition': `attachment; filename="${name}.${extensions[image.type] ?? 'img'}"`,
  };
  const { id } = readReply('POST', media, await call('POST', '/wp/v2/media', {}, image.bytes, headers));
  await call('POST', `/wp/v2/media/${id}`, {}, { alt_text: alt });
  return id;
};

/** Finds or uploads the cover image; the post is published without one that cannot be used. */
export const findOrUploadCover = async (
  context: CoverContext,
  call: WordpressCall,
  post: Cover,
): Promise<FoundCover> => {
  if (!post.imageUrl) return { id: null };
  try {
    const name = createImageName(post);
    const [known] = readReply('GET', z.array(media), await call('GET', '/wp/v2/media', { slug: name }));
    if (known) return { id: known.id };
    const image = await fetchImage(context, post.imageUrl);
    if (typeof image === 'string') return withoutCover(image);
    return { id: await uploadImage(call, name, image, post.imageAlt) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.kind === 'permanent') return withoutCover('WordPress did not accept it.');
    // An ambiguous upload creates no duplicate post, so it can be retried.
    throw new PlatformError('temporary', error.message, 'retry', error.retryAfterMs);
  }
};
