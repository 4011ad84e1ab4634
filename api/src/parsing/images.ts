import type { Sharp } from 'sharp';

const pixels = 512;
const maxInputPixels = 50_000_000;
const maxSeconds = 4;
const pictureFormats = ['jpeg', 'png', 'webp', 'gif'];

/** Loaded with the first image: it takes memory, and most threads read none. */
const open = async (bytes: Uint8Array, limitInputPixels = maxInputPixels): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels });
};

/** Detects the type from the bytes and re-encodes to a square WebP without metadata. */
export const encodePicture = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await open(bytes);
  const { format } = await image.metadata();
  if (!pictureFormats.includes(format)) throw new Error(`${format} is not accepted.`);
  const square = image.rotate().resize(pixels, pixels, { fit: 'cover' });
  return square.webp({ quality: 85 }).timeout({ seconds: maxSeconds }).toBuffer();
};

/** Detects the type from the bytes and re-encodes to a WebP without metadata, at most `maxPixels` long. */
export const encodeArticleImage = async ({
  bytes,
  maxPixels,
}: {
  bytes: Uint8Array;
  maxPixels: number;
}): Promise<Uint8Array> => {
  const image = await open(bytes);
  const { format } = await image.metadata();
  if (!pictureFormats.includes(format)) throw new Error(`${format} is not accepted.`);
  const size = { width: maxPixels, height: maxPixels, fit: 'inside', withoutEnlargement: true } as const;
  return image.rotate().resize(size).webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer();
};

const logoPixels = { width: 720, height: 288 };
const maxLogoPixels = 16_000_000;

/** Detects the type from the bytes; PNG and JPEG become a PNG without metadata that fits a report's heading. */
export const encodeLogo = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await open(bytes, maxLogoPixels);
  const { format } = await image.metadata();
  if (!['jpeg', 'png'].includes(format)) throw new Error(`${format} is not accepted.`);
  const fitted = image.rotate().resize({ ...logoPixels, fit: 'inside', withoutEnlargement: true });
  return fitted.png({ compressionLevel: 9, palette: true }).timeout({ seconds: maxSeconds }).toBuffer();
};

const siteFormats: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** JPEG, PNG, WebP and GIF as they are, which every site takes; other images, AVIF among them, as WebP. */
export const encodeForSites = async (bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }> => {
  const image = await open(bytes);
  const type = siteFormats[(await image.metadata()).format];
  if (type) return { bytes, type };
  const webp = await image.rotate().webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer();
  return { bytes: webp, type: 'image/webp' };
};

export const measureImage = async (
  bytes: Uint8Array,
): Promise<{ width: number; height: number; isHeic: boolean }> => {
  const { width, height, compression } = await (await open(bytes)).metadata();
  return { width, height, isHeic: compression === 'hevc' };
};
