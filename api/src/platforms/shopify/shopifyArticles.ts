import { escapeHtml } from '@rankwright/contracts/text';
import { PlatformError, type Post } from '../platform.ts';
import {
  articleQuery,
  articlesQuery,
  createMutation,
  updateMutation,
  type ShopifyArticle,
  type ArticleMutationResult,
} from './shopify.queries.ts';
import { isPublishedStatus } from '../isPublishedStatus.ts';
import type { ShopifyCall } from './shopifyClient.ts';

export const findArticleById = async (call: ShopifyCall, id: string): Promise<ShopifyArticle | null> =>
  (await call(articleQuery.text, { id }, articleQuery.reply)).article;

/**
 * The documented `handle:` filter is unverified, so results are compared and the newest 250 articles are searched as a
 * fallback.
 */
export const findArticleByHandle = async (
  call: ShopifyCall,
  handle: string,
): Promise<ShopifyArticle | null> => {
  for (const variables of [{ query: `handle:"${handle}"`, first: 10 }, { first: 250 }]) {
    const { articles } = await call(articlesQuery.text, variables, articlesQuery.reply);
    const found = articles.nodes.find((node) => node.handle === handle);
    if (found) return found;
  }
  return null;
};

const buildArticleInput = (post: Post, blogId: string, withImage: boolean) => ({
  blogId,
  title: post.title,
  author: { name: post.author },
  body: post.html,
  summary: escapeHtml(post.excerpt),
  handle: post.slug,
  tags: [...post.tags],
  ...(withImage && post.imageUrl && { image: { url: post.imageUrl, altText: post.imageAlt } }),
  ...(post.publishAt
    ? { publishDate: post.publishAt.toISOString() }
    : { isPublished: isPublishedStatus(post.status) }),
});

const hasUserError = ({ userErrors }: ArticleMutationResult, code: string): boolean =>
  userErrors.some((error) => error.code === code);

const sendArticle = (
  call: ShopifyCall,
  post: Post,
  blogId: string,
  id: string | null,
  withImage: boolean,
) => {
  const article = buildArticleInput(post, blogId, withImage);
  return id
    ? call(updateMutation.text, { id, article }, updateMutation.reply, false)
    : call(createMutation.text, { article }, createMutation.reply, false);
};

/**
 * Creates or updates an article. A taken handle is our own post, so it is updated. Retries without the cover image if
 * Shopify cannot fetch it.
 */
export const writeArticle = async (
  call: ShopifyCall,
  post: Post,
  blogId: string,
  id: string | null,
  withImage = true,
): Promise<ShopifyArticle> => {
  const written = await sendArticle(call, post, blogId, id, withImage);
  if (written.article && written.userErrors.length === 0) return written.article;
  if (id && hasUserError(written, 'NOT_FOUND')) return writeArticle(call, post, blogId, null, withImage);
  const existingId = id ?? (await findArticleByHandle(call, post.slug))?.id ?? null;
  if (!id && existingId && hasUserError(written, 'TAKEN'))
    return writeArticle(call, post, blogId, existingId, withImage);
  if (withImage && hasUserError(written, 'UPLOAD_FAILED'))
    return writeArticle(call, post, blogId, existingId, false);
  const reasons = written.userErrors.map(({ message }) => message).join(' ');
  throw new PlatformError(
    'permanent',
    `Shopify rejected the article: ${reasons || 'it was not saved.'}`,
    'edit',
  );
};
