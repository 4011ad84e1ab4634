import { z } from 'zod';
import { PlatformError } from '../port/platform.ts';
import type { WixImages, WixImage } from './ricos.model.ts';
import type { WixCall } from './wixClient.ts';

/** The response contains the dimensions only if Wix has already processed the file. */
const importedFile = z.object({
  file: z.object({
    id: z.string(),
    media: z
      .object({
        image: z.object({ image: z.object({ width: z.number(), height: z.number() }).partial() }),
      })
      .nullish()
      .catch(null),
  }),
});

/** Placeholder dimensions; the published page uses the file's own aspect ratio. */
const placeholderSize = { width: 1_200, height: 675 };

const importImage = async (call: WixCall, url: string): Promise<WixImage | null> => {
  try {
    const body = { url, mediaType: 'IMAGE', displayName: new URL(url).pathname.split('/').at(-1) ?? 'image' };
    const { file } = await call('POST', '/site-media/v1/files/import', importedFile, { body, reads: true });
    const { width, height } = file.media?.image.image ?? {};
    return {
      id: file.id.replace(/^wix:image:\/\/v1\//, ''),
      width: width ?? placeholderSize.width,
      height: height ?? placeholderSize.height,
    };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return null;
    throw error;
  }
};

/** Imports images into the site's media library, by URL. Images that cannot be fetched are left out. */
export const importImages = async (call: WixCall, urls: readonly string[]): Promise<WixImages> => {
  const images = new Map<string, WixImage>();
  for (const url of new Set(urls)) {
    const image = /^https?:/.test(url) ? await importImage(call, url) : null;
    if (image) images.set(url, image);
  }
  return images;
};
