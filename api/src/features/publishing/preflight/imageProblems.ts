import type { Problem } from '@rankwright/contracts/publishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import { articleImagePath } from '@rankwright/contracts/articles';
import type { Deps } from '../../../deps.ts';
import { rethrowOverload } from '../../../parsing/createFairQueue.ts';
import { parseUntrusted } from '../../../parsing/parseUntrusted.ts';
import { createArticleProblem } from './problems.ts';

export interface ImageFacts {
  bytes: number;
  width: number;
  /** Sharp can measure HEIC photos and cannot convert them: its build has no decoder for them. */
  isHeic: boolean;
}

/** An image that was uploaded here is in a format that every site takes. */
export const isUploaded = (url: string): boolean => url.startsWith(articleImagePath);

/** Size of an image; null when it cannot be fetched or is no image. */
export const readImage = async (
  { outbound }: Pick<Deps, 'outbound'>,
  url: string,
): Promise<ImageFacts | null> => {
  try {
    const response = await outbound.fetch(url, { headers: { accept: 'image/*' } });
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { width, isHeic } = await parseUntrusted('measureImage', bytes);
    return { bytes: bytes.byteLength, width, isHeic };
  } catch (error) {
    rethrowOverload(error);
    return null;
  }
};

/** An image that the platform could not use. The post is published without it. */
export const findImageProblems = (
  articleId: string,
  platform: Platform,
  image: ImageFacts | null,
): Problem[] => {
  const { label, limits } = getPlatformDescriptor(platform);
  const add = (code: string, text: string) => [createArticleProblem(articleId, code, text)];
  if (!image)
    return add(
      'IMAGE_UNREACHABLE',
      'The image cannot be fetched from its URL. The post would be published without it.',
    );
  if (image.isHeic)
    return add(
      'IMAGE_UNUSABLE',
      'The image is a HEIC photo, which sites cannot show. Save it as JPEG, PNG or WebP.',
    );
  if (limits.imageBytes !== null && image.bytes > limits.imageBytes)
    return add('IMAGE_TOO_LARGE', `The image is larger than ${label} takes. Choose a smaller one.`);
  if (limits.imageWidth !== null && image.width < limits.imageWidth)
    return add(
      'IMAGE_TOO_SMALL',
      `The image is ${image.width} pixels wide. Choose one of at least ${limits.imageWidth}.`,
    );
  return [];
};
