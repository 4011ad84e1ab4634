import {
  describeCoverProblem,
  PlatformError,
  type Post,
  type PostReference,
  type RemotePost,
} from '../port/platform.ts';
import { chooseFreeSlug, findOwnPost, type FoundPost } from '../port/ownPost.ts';
import {
  articleQuery,
  articlesQuery,
  createMutation,
  idempotencyField,
  updateMutation,
  type ShopifyArticle,
  type ArticleMutationResult,
} from './shopify.queries.ts';
import { isPublishedStatus } from '../port/visibility.ts';
import type { ShopifyCall } from './shopifyClient.ts';

export const findArticleById = async (call: ShopifyCall, id: string): Promise<ShopifyArticle | null> =>
  (await call(articleQuery.text, { id }, articleQuery.reply)).article;

/**
 * The documented `handle:` filter is unverified, so results are compared and the newest 250 articles are searched as a
 * fallback.
 */
const findArticleByHandle = async (call: ShopifyCall, handle: string): Promise<ShopifyArticle | null> => {
  for (const variables of [{ query: `handle:"${handle}"`, first: 10 }, { first: 250 }]) {
    const { articles } = await call(articlesQuery.text, variables, articlesQuery.reply);
    const found = articles.nodes.find((node) => node.handle === handle);
    if (found) return found;
  }
  return null;
};

const createMetafield = (namespace: string, key: string, value: string) => ({
  namespace,
  key,
  value,
  type: 'single_line_text_field',
});

/** Shopify reads a page's title and description from its `global` metafields. */
const buildMetafields = ({ idempotencySlug, metaTitle, metaDescription }: Post) => [
  createMetafield(idempotencyField.namespace, idempotencyField.key, idempotencySlug),
  ...(metaTitle ? [createMetafield('global', 'title_tag', metaTitle)] : []),
  ...(metaDescription ? [createMetafield('global', 'description_tag', metaDescription)] : []),
];

/** An article under this handle, ours or not. */
const findByHandle =
  (call: ShopifyCall) =>
  async (handle: string): Promise<FoundPost | null> => {
    const found = await findArticleByHandle(call, handle);
    return (
      found && {
        remote: { id: found.id, url: null, status: '' },
        title: found.title,
        idempotencySlug: found.idempotencySlug?.value ?? null,
        createdAt: found.createdAt ? new Date(found.createdAt) : null,
      }
    );
  };

export const findOwnArticle = async (
  call: ShopifyCall,
  reference: PostReference,
): Promise<ShopifyArticle | null> => {
  const found = await findOwnPost(findByHandle(call), reference);
  return found && findArticleById(call, found.id);
};

const getStatusInput = ({ status, publishAt }: Post) =>
  publishAt ? { publishDate: publishAt.toISOString() } : { isPublished: isPublishedStatus(status) };

const buildArticleInput = (post: Post, blogId: string, withImage: boolean, isUpdate: boolean) => ({
  blogId,
  title: post.title,
  author: { name: post.author },
  body: post.html,
  summary: post.excerptHtml,
  handle: post.slug,
  tags: [...post.tags],
  metafields: buildMetafields(post),
  ...(withImage && post.imageUrl && { image: { url: post.imageUrl, altText: post.imageAlt } }),
  ...(post.removed.includes('image') && { image: null }),
  ...(!(isUpdate && post.keepsStatus) && getStatusInput(post)),
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
  const article = buildArticleInput(post, blogId, withImage, id !== null);
  return id
    ? call(updateMutation.text, { id, article }, updateMutation.reply, false)
    : call(createMutation.text, { article }, createMutation.reply, false);
};

type SavedArticle = ShopifyArticle & Pick<RemotePost, 'coverProblem'>;

const coverProblem = describeCoverProblem('Shopify could not fetch it.');

/**
 * Creates or updates an article. A handle that was taken meanwhile is our own post, so it is updated. Retries
 * without the cover image if Shopify cannot fetch it.
 */
const writeArticle = async (
  call: ShopifyCall,
  post: Post,
  blogId: string,
  id: string | null,
  withImage = true,
): Promise<SavedArticle> => {
  const written = await sendArticle(call, post, blogId, id, withImage);
  if (written.article && written.userErrors.length === 0)
    return withImage ? written.article : { ...written.article, coverProblem };
  if (id && hasUserError(written, 'NOT_FOUND')) return writeArticle(call, post, blogId, null, withImage);
  const existingId = id ?? (await findOwnArticle(call, post))?.id ?? null;
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

/** Creates an article under a free handle, or updates the one with this id. */
export const saveArticle = async (
  call: ShopifyCall,
  post: Post,
  blogId: string,
  id: string | null,
): Promise<SavedArticle> => {
  const slug = await chooseFreeSlug(findByHandle(call), post, id);
  return writeArticle(call, { ...post, slug }, blogId, id);
};
