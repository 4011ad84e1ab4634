import { articleImagePath } from '@rankwright/contracts/articles';

/** An uploaded image in Markdown: after the bracket of an image, or in a reference. */
const uploadedImage = new RegExp(`(?<=\\]\\(<?|\\]:\\s{0,3}<?)${articleImagePath}`, 'g');

/** Markdown whose uploaded images have absolute URLs, so that other sites show them. */
export const withPublicImages = (markdown: string, publicUrl: string): string =>
  markdown.replace(uploadedImage, () => new URL(articleImagePath, publicUrl).href);
