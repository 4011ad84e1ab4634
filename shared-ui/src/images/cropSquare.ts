import type { Area } from 'react-easy-crop';

/** Side of the picture that is sent, in pixels. */
const side = 512;

/** Draws the chosen area of an image as a square WebP. */
export const cropSquare = (image: HTMLImageElement, area: Area): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error('The picture could not be read. Choose another one.')),
      'image/webp',
      0.9,
    ),
  );
};

export const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be read. Choose another one.'));
    image.src = url;
  });
