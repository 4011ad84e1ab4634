import type { Kept } from '../shared/posts.ts';

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

const error = (code: string, field: string, message: string): UserError => ({
  code,
  field: ['article', field],
  message,
});

/** What the schema's error table says about an input; null when it is good. */
export const refusalOf = (
  input: ArticleInput,
  isNew: boolean,
  handleTaken: boolean,
  now: Date,
): UserError | null => {
  if (isNew && !input.title?.trim()) return error('BLANK', 'title', "Title can't be blank");
  if (isNew && !input.author) return error('AUTHOR_FIELD_REQUIRED', 'author', 'Author is required');
  if (isNew && !input.blogId) return error('BLOG_REFERENCE_REQUIRED', 'blogId', 'A blog is required');
  if (input.blogId && !blogs.some(({ id }) => id === input.blogId))
    return error('NOT_FOUND', 'blogId', 'Blog not found');
  if (handleTaken) return error('TAKEN', 'handle', 'Handle has already been taken');
  if (input.isPublished && input.publishDate && new Date(input.publishDate) > now)
    return error('INVALID_PUBLISH_DATE', 'publishDate', "Can't set isPublished with a future publish date");
  return null;
};

/** An article as the Admin API answers it. */
export const articleOf = (post: Kept) => ({
  id: post.id,
  title: post.title,
  handle: post.slug,
  isPublished: post.status === 'published',
  publishedAt: post.publishedAt ?? null,
  blog: blogs.find(({ id }) => id === post.blogId) ?? blogs[0],
});
