import type { Problem } from '@rankwright/contracts/publishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import { createArticleProblem } from './problems.ts';

interface Fields {
  title: string;
  slug: string;
  excerpt: string;
  imageUrl: string | null;
}

const fieldNames = { title: 'title', slug: 'slug', excerpt: 'excerpt' } as const;

/** Empty required fields, and fields that are longer than the platform allows. */
export const findFieldProblems = (
  {
    id,
    title,
    content,
    metaDescription,
    imageAlt,
  }: {
    id: string;
    title: string;
    content: string;
    metaDescription: string;
    imageAlt: string;
  },
  platform: Platform,
  fields: Fields,
): Problem[] => {
  const { label, limits, capabilities } = getPlatformDescriptor(platform);
  const found: Problem[] = [];
  const add = (code: string, text: string, blocking = false) =>
    void found.push(createArticleProblem(id, code, text, blocking));
  if (!title.trim()) add('TITLE_EMPTY', 'The article has no title.', true);
  if (!content.trim()) add('TEXT_EMPTY', 'The article has no text yet.', true);
  for (const name of ['title', 'slug', 'excerpt'] as const) {
    const limit = limits[name];
    const length = name === 'slug' ? encodeURIComponent(fields.slug).length : fields[name].length;
    if (limit !== null && length > limit)
      add(
        `${name.toUpperCase()}_TOO_LONG`,
        `The ${fieldNames[name]} has ${length} characters; ${label} takes ${limit}. Shorten it.`,
        name !== 'excerpt',
      );
  }
  if (capabilities.metaDescription && !metaDescription.trim())
    add('META_DESCRIPTION_EMPTY', 'The article has no meta description.');
  if (fields.imageUrl && !imageAlt.trim())
    add('IMAGE_ALT_EMPTY', 'The image has no alt text. The title is used instead.');
  return found;
};
