import { textAsHtml } from '../../markdown/html.ts';
import { PlatformError, type Post } from '../platform.ts';
import {
  articleQuery,
  articlesQuery,
  createMutation,
  updateMutation,
  type ShopifyArticle,
  type Written,
} from './shopify.queries.ts';
import { wantsLive } from '../status.ts';
import type { ShopifyCall } from './shopifyClient.ts';

export const articleById = async (call: ShopifyCall, id: string): Promise<ShopifyArticle | null> =>
  (await call(articleQuery.text, { id }, articleQuery.reply)).article;

/** By handle; nobody has verified the filter, so what comes back is compared, and the newest are looked through. */
export const articleByHandle = async (call: ShopifyCall, handle: string): Promise<ShopifyArticle | null> => {
  for (const variables of [{ query: `handle:"${handle}"`, first: 10 }, { first: 250 }]) {
    const { articles } = await call(articlesQuery.text, variables, articlesQuery.reply);
    const found = articles.nodes.find((node) => node.handle === handle);
    if (found) return found;
  }
  return null;
};

const inputOf = (post: Post, blogId: string, withImage: boolean) => ({
  blogId,
  title: post.title,
  author: { name: post.author },
  body: post.html,
  summary: textAsHtml(post.excerpt),
  handle: post.slug,
  tags: [...post.tags],
  ...(withImage && post.imageUrl && { image: { url: post.imageUrl, altText: post.imageAlt } }),
  ...(post.publishAt
    ? { publishDate: post.publishAt.toISOString() }
    : { isPublished: wantsLive(post.status) }),
});

const has = ({ userErrors }: Written, code: string): boolean =>
  userErrors.some((error) => error.code === code);

const write = (call: ShopifyCall, post: Post, blogId: string, id: string | null, withImage: boolean) => {
  const article = inputOf(post, blogId, withImage);
  return id
    ? call(updateMutation.text, { id, article }, updateMutation.reply, false)
    : call(createMutation.text, { article }, createMutation.reply, false);
};

/** Creates or updates. A taken handle is our own post; a cover that cannot be fetched does not keep the text back. */
export const writeArticle = async (
  call: ShopifyCall,
  post: Post,
  blogId: string,
  id: string | null,
  withImage = true,
): Promise<ShopifyArticle> => {
  const written = await write(call, post, blogId, id, withImage);
  if (written.article && written.userErrors.length === 0) return written.article;
  if (id && has(written, 'NOT_FOUND')) return writeArticle(call, post, blogId, null, withImage);
  const there = id ?? (await articleByHandle(call, post.slug))?.id ?? null;
  if (!id && there && has(written, 'TAKEN')) return writeArticle(call, post, blogId, there, withImage);
  if (withImage && has(written, 'UPLOAD_FAILED')) return writeArticle(call, post, blogId, there, false);
  const words = written.userErrors.map(({ message }) => message).join(' ');
  throw new PlatformError('permanent', `Shopify refused: ${words || 'the article was not kept.'}`, 'edit');
};
