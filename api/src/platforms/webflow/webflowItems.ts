import { z } from 'zod';
import { PlatformError, type Post } from '../platform.ts';
import type { Mapping } from './mapping.ts';
import type { WebflowCall } from './webflowClient.ts';
import { webflowHtml } from './webflowHtml.ts';

const item = z.object({
  id: z.string(),
  isDraft: z.boolean().default(false),
  lastPublished: z.string().nullish(),
  fieldData: z.object({ slug: z.string().default('') }),
});
export type WebflowItem = z.infer<typeof item>;

const published = z.object({
  publishedItemIds: z.array(z.string()).default([]),
  errors: z.array(z.unknown()).default([]),
});

const itemsPath = (collectionId: string): string => `/collections/${encodeURIComponent(collectionId)}/items`;

const valuesOf = (post: Post, now: Date): Record<string, unknown> => ({
  body: webflowHtml(post.markdown),
  summary: post.excerpt,
  image: post.imageUrl ? { url: post.imageUrl, alt: post.imageAlt } : undefined,
  date: (post.publishAt ?? now).toISOString(),
  tags: post.tags.length > 0 ? post.tags.join(', ') : undefined,
});

const fieldData = (post: Post, mapping: Mapping, now: Date): Record<string, unknown> => {
  const values = valuesOf(post, now);
  const mapped = Object.entries(mapping).flatMap(([part, field]) =>
    values[part] === undefined ? [] : [[field, values[part]] as const],
  );
  return { ...Object.fromEntries(mapped), name: post.title, slug: post.slug };
};

export const itemById = async (
  call: WebflowCall,
  collectionId: string,
  id: string,
): Promise<WebflowItem | null> => {
  try {
    return await call('GET', `${itemsPath(collectionId)}/${encodeURIComponent(id)}`, item);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent' && error.remedy === 'edit') return null;
    throw error;
  }
};

/** A second item with the same slug would get a suffix instead of a refusal, so ours is looked for by it. */
export const itemBySlug = async (
  call: WebflowCall,
  collectionId: string,
  slug: string,
): Promise<WebflowItem | null> => {
  const query = new URLSearchParams({ slug, limit: '100' }).toString();
  const { items } = await call(
    'GET',
    `${itemsPath(collectionId)}?${query}`,
    z.object({ items: z.array(item) }),
  );
  return items.find(({ fieldData: { slug: found } }) => found === slug) ?? null;
};

/** Keeps the item staged; visitors see it once it is published. */
export const stageItem = (
  call: WebflowCall,
  { collectionId, mapping, now }: { collectionId: string; mapping: Mapping; now: Date },
  post: Post,
  known: WebflowItem | null,
): Promise<WebflowItem> => {
  const data = fieldData(post, mapping, now);
  return known
    ? call('PATCH', `${itemsPath(collectionId)}/${known.id}`, item, { fieldData: data })
    : call('POST', itemsPath(collectionId), item, { isArchived: false, isDraft: true, fieldData: data });
};

/** Webflow answers 202 even when it published nothing, so the ids are compared. */
export const publishItem = async (call: WebflowCall, collectionId: string, id: string): Promise<void> => {
  const body = { itemIds: [id] };
  const { publishedItemIds } = await call('POST', `${itemsPath(collectionId)}/publish`, published, body);
  if (publishedItemIds.includes(id)) return;
  throw new PlatformError(
    'permanent',
    'Webflow kept the post but did not publish it. Publish the site once in Webflow, then try again.',
    'edit',
  );
};
