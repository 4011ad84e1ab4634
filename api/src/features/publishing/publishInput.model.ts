import type { PublishOptions } from '@rankwright/contracts/articlePublishing';
import {
  getPlatformDescriptor,
  type Platform,
  type PlatformDescriptor,
} from '@rankwright/contracts/platforms';
import { createSlug } from '@rankwright/contracts/text';
import { transliterate } from 'transliteration';
import { z } from 'zod';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { removableFields, type RemovableField } from '@rankwright/platforms/port/platform';
import type { SiteFields } from '../../database/schema/publications.ts';
import type { StoredDefaults } from '../connections/publishDefaults.service.ts';

/** Everything that is sent. Stored with the publication, so that a retry sends the same. */
const publishInput = z.object({
  articleId: z.string().optional(),
  /** The article's version; missing: a text that is no saved version. */
  version: z.number().optional(),
  title: z.string(),
  content: z.string(),
  /** The platform's own status value, for a post that is created. */
  status: z.string(),
  /** The post gets this status, too, when it exists; otherwise it stays as visible as it is on its site. */
  setsStatus: z.boolean().optional(),
  slug: z.string().optional(),
  excerpt: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  categories: z.array(z.string()).readonly().optional(),
  tags: z.array(z.string()).readonly().default([]),
  imageUrl: z.string().nullish(),
  imageAlt: z.string().optional(),
  author: z.string().optional(),
  /** The post was on its site before. */
  isImported: z.boolean().optional(),
  /** The scheduled item it is published for. */
  scheduledItemId: z.string().optional(),
  /** Nobody has approved it: only a site in automatic mode may get it without a click. */
  isUnapproved: z.boolean().optional(),
  /** ISO time, for platforms with a schedule of their own. */
  publishAt: z.string().optional(),
});
export type PublishInput = z.output<typeof publishInput>;

/** What is stored with a publication. Throws when it is something else. */
export const parsePublishInput = (payload: unknown): PublishInput => publishInput.parse(payload);

export type PublishedArticle = Pick<
  ArticleRow,
  | 'id'
  | 'kind'
  | 'version'
  | 'title'
  | 'content'
  | 'slug'
  | 'metaTitle'
  | 'metaDescription'
  | 'imageUrl'
  | 'imageAlt'
  | 'excerpt'
  | 'categories'
  | 'tags'
  | 'authorName'
>;

const getOwnNames = (names: readonly string[]): readonly string[] | undefined =>
  names.length > 0 ? names : undefined;

const areSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name) => others.includes(name));

/** The article's own names, else the defaults; a post that is on its site keeps the defaults that it was sent with. */
const chooseNames = (
  own: readonly string[],
  defaults: readonly string[] = [],
  onSite: readonly string[] = defaults,
): readonly string[] => {
  if (own.length > 0) return own;
  return areSame(onSite, defaults) ? defaults : [];
};

interface InputOptions {
  options?: PublishOptions | undefined;
  defaults?: StoredDefaults;
  /** What the site has of earlier. */
  siteFields?: SiteFields | null | undefined;
  /** Missing: as the defaults say. */
  asDraft?: boolean | undefined;
  /** An existing post becomes public. */
  makesPublic?: boolean | undefined;
}

/** What is sent of a version of an article: its own fields, then the options, then the connection's defaults. */
export const createPublishInput = (
  article: PublishedArticle,
  platform: Platform,
  {
    options = {},
    defaults = {},
    siteFields,
    asDraft = defaults.publishAs === 'draft',
    makesPublic = false,
  }: InputOptions = {},
): PublishInput => {
  const { statuses } = getPlatformDescriptor(platform);
  return {
    articleId: article.id,
    ...(article.kind === 'imported' && { isImported: true }),
    version: article.version,
    title: article.title,
    content: article.content,
    status: asDraft && !makesPublic ? statuses.draft : statuses.live,
    setsStatus: makesPublic,
    slug: options.slug,
    excerpt: options.excerpt ?? article.excerpt,
    metaTitle: article.metaTitle,
    metaDescription: article.metaDescription,
    categories:
      options.categories ?? chooseNames(article.categories, defaults.categories, siteFields?.categories),
    tags: options.tags ?? chooseNames(article.tags, defaults.tags, siteFields?.tags),
    imageUrl: article.imageUrl,
    imageAlt: article.imageAlt,
    author: options.author ?? (article.authorName ? article.authorName : defaults.author),
  };
};

/** What a request to a platform's own endpoint names. */
export type PublishRequest = Omit<PublishInput, 'status'> & { status?: string | undefined };

/** Adds what the request does not name: the article's own values, else the connection's defaults. */
export const withPublishDefaults = (
  { status, ...input }: PublishRequest,
  platform: Platform,
  defaults: StoredDefaults,
  article?: Pick<PublishedArticle, 'categories' | 'tags' | 'authorName'>,
): PublishInput => ({
  ...input,
  status: status ?? getPlatformDescriptor(platform).statuses[defaults.publishAs ?? 'live'],
  setsStatus: status !== undefined,
  categories: input.categories ?? getOwnNames(article?.categories ?? []) ?? defaults.categories,
  tags: getOwnNames(input.tags) ?? getOwnNames(article?.tags ?? []) ?? defaults.tags ?? [],
  author: [input.author, article?.authorName, defaults.author].find(Boolean),
});

/** Adds what the request leaves out and the article has. */
export const withArticleFields = (input: PublishInput, article: PublishedArticle): PublishInput => ({
  ...input,
  articleId: article.id,
  ...(article.kind === 'imported' && { isImported: true }),
  version:
    input.version ??
    (input.title === article.title && input.content.trim() === article.content.trim()
      ? article.version
      : undefined),
  metaTitle: input.metaTitle ?? article.metaTitle,
  metaDescription: input.metaDescription ?? article.metaDescription,
  imageUrl: input.imageUrl ?? article.imageUrl,
  imageAlt: input.imageAlt ?? article.imageAlt,
});

/** What a platform keeps of these fields once it has the post. */
export const getSiteFields = (
  { categories = [], tags, imageUrl = null }: PublishInput,
  platform: Platform,
  publicUrl: string,
): SiteFields => {
  const { capabilities } = getPlatformDescriptor(platform);
  return {
    categories: capabilities.categories ? categories : [],
    tags: capabilities.tags ? tags : [],
    imageUrl: imageUrl ? new URL(imageUrl, publicUrl).href : null,
  };
};

/** Fields that are empty here and that the site has from an earlier publication or the import. */
export const listRemovedFields = (siteFields: SiteFields | null, input: PublishInput): RemovableField[] => {
  if (!siteFields) return [];
  const isRemoved = {
    categories: siteFields.categories.length > 0 && (input.categories ?? []).length === 0,
    tags: siteFields.tags.length > 0 && input.tags.length === 0,
    image: siteFields.imageUrl !== null && !input.imageUrl,
  };
  return removableFields.filter((field) => isRemoved[field]);
};

/** The slug to ask for: the given one, else the article's, else one made of the title; in letters that the platform takes. */
export const getWishedSlug = (
  input: Pick<PublishInput, 'slug' | 'title'>,
  article: { slug: string },
  platform: Platform,
): string => {
  const slug = createSlug(input.slug ?? '') || article.slug || createSlug(input.title);
  const { limits }: PlatformDescriptor = getPlatformDescriptor(platform);
  return limits.hasLatinSlugs ? createSlug(transliterate(slug)) : slug;
};
