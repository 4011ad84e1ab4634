import { z } from 'zod';
import {
  PlatformError,
  type HtmlTools,
  type Post,
  type PostReference,
  type RemovableField,
} from '../port/platform.ts';
import { chooseFreeSlug, findOwnPost, type FoundPost } from '../port/ownPost.ts';
import type { FieldMapping } from './fieldMapping.ts';
import type { WebflowCall } from './webflowClient.ts';
import { renderWebflowHtml } from './renderWebflowHtml.ts';

const item = z.object({
  id: z.string(),
  isArchived: z.boolean().default(false),
  isDraft: z.boolean().default(false),
  lastPublished: z.string().nullish(),
  createdOn: z.string().nullish(),
  fieldData: z.object({ slug: z.string().default(''), name: z.string().default('') }),
});
export type WebflowItem = z.infer<typeof item>;

const published = z.object({
  publishedItemIds: z.array(z.string()).default([]),
  errors: z.array(z.unknown()).default([]),
});

const buildItemsPath = (collectionId: string): string =>
  `/collections/${encodeURIComponent(collectionId)}/items`;

/** Webflow empties a field that is null, and leaves one alone that is not named. */
const getEmpty = ({ removed }: Post, field: RemovableField): null | undefined =>
  removed.includes(field) ? null : undefined;

const getValues = async (html: HtmlTools, post: Post, now: Date): Promise<Record<string, unknown>> => ({
  body: await renderWebflowHtml(html, post.markdown),
  summary: post.excerpt,
  image: post.imageUrl ? { url: post.imageUrl, alt: post.imageAlt } : getEmpty(post, 'image'),
  date: (post.publishAt ?? now).toISOString(),
  tags: post.tags.length > 0 ? post.tags.join(', ') : getEmpty(post, 'tags'),
  author: post.author,
  metaTitle: post.metaTitle || undefined,
  metaDescription: post.metaDescription || undefined,
});

/** Where and how an item is written. */
interface ItemTarget {
  collectionId: string;
  mapping: FieldMapping;
  now: Date;
  html: HtmlTools;
}

const fieldData = async (
  post: Post,
  { mapping, now, html }: ItemTarget,
): Promise<Record<string, unknown>> => {
  const values = await getValues(html, post, now);
  const mapped = Object.entries(mapping).flatMap(([part, field]) =>
    values[part] === undefined ? [] : [[field, values[part]] as const],
  );
  return { ...Object.fromEntries(mapped), name: post.title, slug: post.slug };
};

export const findItemById = async (
  call: WebflowCall,
  collectionId: string,
  id: string,
): Promise<WebflowItem | null> => {
  try {
    return await call('GET', `${buildItemsPath(collectionId)}/${encodeURIComponent(id)}`, item);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

/** Webflow adds a suffix to a duplicate slug instead of rejecting it, so look up the slug before creating an item. */
const findItemBySlug = async (
  call: WebflowCall,
  collectionId: string,
  slug: string,
): Promise<WebflowItem | null> => {
  const query = new URLSearchParams({ slug, limit: '100' }).toString();
  const { items } = await call(
    'GET',
    `${buildItemsPath(collectionId)}?${query}`,
    z.object({ items: z.array(item) }),
  );
  return items.find(({ fieldData: { slug: found } }) => found === slug) ?? null;
};

/** An item under this slug, ours or not. */
const findBySlug =
  (call: WebflowCall, collectionId: string) =>
  async (slug: string): Promise<FoundPost | null> => {
    const found = await findItemBySlug(call, collectionId, slug);
    return (
      found && {
        remote: { id: found.id, url: null, status: '' },
        title: found.fieldData.name,
        createdAt: found.createdOn ? new Date(found.createdOn) : null,
      }
    );
  };

export const findOwnItem = async (
  call: WebflowCall,
  collectionId: string,
  reference: PostReference,
): Promise<WebflowItem | null> => {
  const found = await findOwnPost(findBySlug(call, collectionId), reference);
  return found && findItemById(call, collectionId, found.id);
};

/** Creates or updates the staged item; visitors see it only after `publishItem`. */
export const stageItem = async (
  call: WebflowCall,
  target: ItemTarget,
  post: Post,
  known: WebflowItem | null,
): Promise<WebflowItem> => {
  const { collectionId } = target;
  const slug = await chooseFreeSlug(findBySlug(call, collectionId), post, known?.id ?? null);
  const data = await fieldData({ ...post, slug }, target);
  return known
    ? call('PATCH', `${buildItemsPath(collectionId)}/${known.id}`, item, { fieldData: data })
    : call('POST', buildItemsPath(collectionId), item, { isArchived: false, isDraft: true, fieldData: data });
};

/** Webflow returns 202 even if it published nothing, so the returned ids are checked. */
export const publishItem = async (call: WebflowCall, collectionId: string, id: string): Promise<void> => {
  const body = { itemIds: [id] };
  const { publishedItemIds } = await call('POST', `${buildItemsPath(collectionId)}/publish`, published, body);
  if (publishedItemIds.includes(id)) return;
  throw new PlatformError(
    'permanent',
    'Webflow saved the post but did not publish it. Publish the site once in Webflow, then try again.',
    'edit',
  );
};
