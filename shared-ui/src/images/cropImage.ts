import type { Area } from 'react-easy-crop';

/** Width and height of a square picture in pixels. */
const squarePx = 512;
const unreadable = 'The image could not be loaded. Choose another one.';

const drawArea = (
  image: HTMLImageElement,
  { x, y, width, height }: Area,
  size: { width: number; height: number },
): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(unreadable))), 'image/webp', 0.9),
  );
};

/** Draws the selected area of an image as a square WebP. */
export const cropSquare = (image: HTMLImageElement, area: Area): Promise<Blob> =>
  drawArea(image, area, { width: squarePx, height: squarePx });

/** Draws the selected area, or all of the image, as a WebP whose longest side is at most `maxPixels`. */
export const cropToFit = (image: HTMLImageElement, area: Area | null, maxPixels: number): Promise<Blob> => {
  const part = area ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const scale = Math.min(1, maxPixels / Math.max(part.width, part.height, 1));
  return drawArea(image, part, {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  });
};

export const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(unreadable));
    image.src = url;
  });
