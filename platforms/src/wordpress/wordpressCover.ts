import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PlatformError, type PlatformContext, type Post } from '../port/platform.ts';
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

/**
 * WordPress cannot import an image by URL, so it is downloaded here. Its type is read from its bytes: servers declare
 * `image/jpg`, `application/octet-stream` and others. Null if that fails.
 */
const fetchImage = async ({ outbound, images }: CoverContext, url: string): Promise<CoverImage | null> => {
  try {
    const response = await outbound.fetch(url, { headers: { accept: 'image/*' } });
    return response.ok ? await images.encodeForSites(new Uint8Array(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
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

/** Media id of the cover image. Null if it cannot be fetched or uploaded; the post is then published without it. */
export const findOrUploadCover = async (
  context: CoverContext,
  call: WordpressCall,
  post: Cover,
): Promise<number | null> => {
  if (!post.imageUrl) return null;
  try {
    const name = createImageName(post);
    const [known] = readReply('GET', z.array(media), await call('GET', '/wp/v2/media', { slug: name }));
    if (known) return known.id;
    const image = await fetchImage(context, post.imageUrl);
    return image && (await uploadImage(call, name, image, post.imageAlt));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.kind === 'permanent') return null;
    // An ambiguous upload creates no duplicate post, so it can be retried.
    throw new PlatformError('temporary', error.message, 'retry', error.retryAfterMs);
  }
};
