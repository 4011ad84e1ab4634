import type { StoredPost } from '../shared/postStore.ts';

export interface ArticleInput {
  blogId?: string;
  title?: string;
  author?: { name?: string };
  body?: string;
  summary?: string;
  handle?: string;
  image?: { url?: string; altText?: string };
  isPublished?: boolean;
  publishDate?: string;
  tags?: string[];
  metafields?: { namespace: string; key: string; value: string }[];
}

export interface UserError {
  code: string;
  field: string[] | null;
  message: string;
}

export const blogs = [
  { id: 'gid://shopify/Blog/1', title: 'News', handle: 'news' },
  { id: 'gid://shopify/Blog/2', title: 'Garden', handle: 'garden' },
];

const createUserError = (code: string, field: string, message: string): UserError => ({
  code,
  field: ['article', field],
  message,
});

/** Validates an input like the Admin API; null if it is valid. */
export const validateArticle = (
  input: ArticleInput,
  isNew: boolean,
  handleTaken: boolean,
  now: Date,
): UserError | null => {
  if (isNew && !input.title?.trim()) return createUserError('BLANK', 'title', "Title can't be blank");
  if (isNew && !input.author) return createUserError('AUTHOR_FIELD_REQUIRED', 'author', 'Author is required');
  if (isNew && !input.blogId)
    return createUserError('BLOG_REFERENCE_REQUIRED', 'blogId', 'A blog is required');
  if (input.blogId && !blogs.some(({ id }) => id === input.blogId))
    return createUserError('NOT_FOUND', 'blogId', 'Blog not found');
  if (handleTaken) return createUserError('TAKEN', 'handle', 'Handle has already been taken');
  if (input.isPublished && input.publishDate && new Date(input.publishDate) > now)
    return createUserError(
      'INVALID_PUBLISH_DATE',
      'publishDate',
      "Can't set isPublished with a future publish date",
    );
  return null;
};

const findIdempotencySlug = (metafields: ArticleInput['metafields'] = []) => {
  const found = metafields.find(({ namespace, key }) => namespace === 'rankwright' && key === 'marker');
  return found ? { value: found.value } : null;
};

/** Converts a stored post to an Admin API article. */
export const toArticle = (post: StoredPost) => ({
  id: post.id,
  title: post.title,
  handle: post.slug,
  isPublished: post.status === 'published',
  publishedAt: post.publishedAt ?? null,
  createdAt: post.createdAt ?? null,
  idempotencySlug: findIdempotencySlug(post.metafields as ArticleInput['metafields']),
  blog: blogs.find(({ id }) => id === post.blogId) ?? blogs[0],
});
