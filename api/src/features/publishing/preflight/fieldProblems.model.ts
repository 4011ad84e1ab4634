import type { Problem } from '@rankwright/contracts/publishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { RemovableField } from '@rankwright/platforms/port/platform';
import { createArticleProblem } from './problems.ts';

const removableNames = { categories: 'categories', tags: 'tags', image: 'cover image' } as const;
const listFormat = new Intl.ListFormat('en');

/** What an update takes away from the post. */
export const findRemovals = (
  articleId: string,
  platform: Platform,
  removed: readonly RemovableField[],
): Problem[] => {
  if (removed.length === 0) return [];
  const names = listFormat.format(removed.map((field) => removableNames[field]));
  const text = `The ${names} will be removed from the post on ${getPlatformDescriptor(platform).label}.`;
  return [createArticleProblem(articleId, 'FIELDS_REMOVED', text)];
};

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
