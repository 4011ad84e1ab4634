import { PlatformError, type Post } from '../port/platform.ts';
import type { WordpressCall } from './wordpressClient.ts';

/** Fields of SEO plugins for the title and description of the page, where the site offers them. */
const titleKeys = [
  '_yoast_wpseo_title',
  'rank_math_title',
  '_seopress_titles_title',
  'jetpack_seo_html_title',
];
const descriptionKeys = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_seopress_titles_desc',
  'advanced_seo_description',
];

/** The values to write, among the fields that the site offers. */
const getMetaChange = (
  offered: Readonly<Record<string, unknown>>,
  { metaTitle, metaDescription }: Pick<Post, 'metaTitle' | 'metaDescription'>,
): Record<string, string> => {
  const pick = (keys: readonly string[], value: string) =>
    value ? keys.filter((key) => key in offered && offered[key] !== value).map((key) => [key, value]) : [];
  return Object.fromEntries([
    ...pick(titleKeys, metaTitle),
    ...pick(descriptionKeys, metaDescription),
  ]) as Record<string, string>;
};

/**
 * Writes the meta title and description. Separate from the post, because WordPress stores a post before it
 * rejects one of its fields.
 */
export const saveMeta = async (
  call: WordpressCall,
  path: string,
  offered: Readonly<Record<string, unknown>>,
  post: Pick<Post, 'metaTitle' | 'metaDescription'>,
): Promise<void> => {
  const meta = getMetaChange(offered, post);
  if (Object.keys(meta).length === 0) return;
  try {
    await call('POST', path, {}, { meta });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'permanent') throw error;
  }
};
