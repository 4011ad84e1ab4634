import { z } from 'zod';
import { PlatformError } from '../platform.ts';
import type { Pictures, WixPicture } from './ricos.model.ts';
import type { WixCall } from './wixClient.ts';

/** Size is part of the answer once Wix has looked at the file, which may be later than the answer. */
const imported = z.object({
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

/** What a picture is shown as while Wix has not measured it; the page keeps to the file's own shape. */
const unmeasured = { width: 1_200, height: 675 };

const importPicture = async (call: WixCall, url: string): Promise<WixPicture | null> => {
  try {
    const body = { url, mediaType: 'IMAGE', displayName: new URL(url).pathname.split('/').at(-1) ?? 'image' };
    const { file } = await call('POST', '/site-media/v1/files/import', imported, { body, reads: true });
    const { width, height } = file.media?.image.image ?? {};
    return {
      id: file.id.replace(/^wix:image:\/\/v1\//, ''),
      width: width ?? unmeasured.width,
      height: height ?? unmeasured.height,
    };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return null;
    throw error;
  }
};

/** Brings pictures into the site's media. One that cannot be fetched does not keep the text back. */
export const importPictures = async (call: WixCall, urls: readonly string[]): Promise<Pictures> => {
  const pictures = new Map<string, WixPicture>();
  for (const url of new Set(urls)) {
    const picture = /^https?:/.test(url) ? await importPicture(call, url) : null;
    if (picture) pictures.set(url, picture);
  }
  return pictures;
};
