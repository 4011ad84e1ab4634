import type { Area } from 'react-easy-crop';

/** Width and height of the result in pixels. */
const sizePx = 512;

/** Draws the selected area of an image as a square WebP. */
export const cropSquare = (image: HTMLImageElement, area: Area): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: sizePx, height: sizePx });
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, sizePx, sizePx);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error('The image could not be loaded. Choose another one.')),
      'image/webp',
      0.9,
    ),
  );
};

export const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The image could not be loaded. Choose another one.'));
    image.src = url;
  });
