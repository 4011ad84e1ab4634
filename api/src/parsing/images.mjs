// Plain JavaScript, because the TypeScript loader does not run in worker threads.

const pixels = 512;
const maxPixels = 50_000_000;
const maxSeconds = 4;
const pictureFormats = ['jpeg', 'png', 'webp', 'gif'];

/** Loaded with the first image: it takes memory, and most threads read none. */
const open = async (bytes) => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels });
};

/** Detects the type from the bytes and re-encodes to a square WebP without metadata. */
export const encodePicture = async (bytes) => {
  const image = await open(bytes);
  const { format } = await image.metadata();
  if (!pictureFormats.includes(format)) throw new Error(`${format} is not accepted.`);
  const square = image.rotate().resize(pixels, pixels, { fit: 'cover' });
  return square.webp({ quality: 85 }).timeout({ seconds: maxSeconds }).toBuffer();
};

export const measureImage = async (bytes) => {
  const { width, height } = await (await open(bytes)).metadata();
  return { width, height };
};
