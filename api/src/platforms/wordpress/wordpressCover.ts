import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError, type Post } from '../platform.ts';
import type { WordpressCall } from './wordpressClient.ts';

const media = z.object({ id: z.number() });

interface Picture {
  bytes: Uint8Array;
  type: string;
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** WordPress fetches nothing by itself, so the picture goes through here. Null when there is none to be had. */
const fetchPicture = async (outbound: Outbound, url: string): Promise<Picture | null> => {
  try {
    const response = await outbound.fetch(url, { headers: { accept: 'image/*' } });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response.ok || !extensions[type]) return null;
    return { bytes: new Uint8Array(await response.arrayBuffer()), type };
  } catch {
    return null;
  }
};

/** The same picture of the same post has the same name, so that no repeat uploads it twice. */
const nameOf = ({ slug, imageUrl }: Post): string =>
  `${slug}-${createHash('sha256')
    .update(imageUrl ?? '')
    .digest('hex')
    .slice(0, 8)}`;

const upload = async (call: WordpressCall, name: string, picture: Picture, alt: string): Promise<number> => {
  const headers = {
    'content-type': picture.type,
    'content-disposition': `attachment; filename="${name}.${extensions[picture.type] ?? 'img'}"`,
  };
  const { id } = media.parse(await call('POST', '/wp/v2/media', {}, picture.bytes, headers));
  await call('POST', `/wp/v2/media/${id}`, {}, { alt_text: alt });
  return id;
};

/** Id of the cover in the site's media. A user who may not upload, or a picture that is gone, keeps no text back. */
export const coverId = async (
  outbound: Outbound,
  call: WordpressCall,
  post: Post,
): Promise<number | null> => {
  if (!post.imageUrl) return null;
  try {
    const name = nameOf(post);
    const [known] = z.array(media).parse(await call('GET', '/wp/v2/media', { slug: name }));
    if (known) return known.id;
    const picture = await fetchPicture(outbound, post.imageUrl);
    return picture && (await upload(call, name, picture, post.imageAlt));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.kind === 'permanent') return null;
    // Only a picture is unknown here, not yet a post.
    throw new PlatformError('temporary', error.message, 'retry', error.retryAfterMs);
  }
};
