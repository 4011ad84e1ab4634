import { z } from 'zod';
import type { PlatformOption } from '../port/platform.ts';
import { PlatformError } from '../port/platform.ts';
import type { WixCall } from './wixClient.ts';

const labelled = z.object({ id: z.string(), label: z.string() });
const categoryList = z.object({ categories: z.array(labelled).default([]) });
const tagList = z.object({ tags: z.array(labelled).default([]) });
const createdTag = z.object({ tag: labelled });
const memberList = z.object({
  members: z
    .array(
      z.object({
        id: z.string(),
        loginEmail: z.string().nullish(),
        profile: z.object({ nickname: z.string().nullish() }).nullish(),
      }),
    )
    .default([]),
});

export const listCategories = async (call: WixCall): Promise<PlatformOption[]> =>
  (await call('GET', '/blog/v3/categories?paging.limit=100', categoryList)).categories;

export const listTags = async (call: WixCall): Promise<PlatformOption[]> =>
  (await call('POST', '/blog/v3/tags/query', tagList, { body: { paging: { limit: 100 } }, reads: true }))
    .tags;

/** Possible authors: members of the site, not its collaborators. */
export const listMembers = async (call: WixCall): Promise<PlatformOption[]> =>
  (await call('GET', '/members/v1/members?fieldsets=FULL&paging.limit=100', memberList)).members.map(
    ({ id, loginEmail, profile }) => ({ id, label: profile?.nickname ?? loginEmail ?? id }),
  );

const hasLabel = (label: string) => (tag: PlatformOption) => tag.label.toLowerCase() === label.toLowerCase();

/** Returns the ids of the named categories that exist. */
export const resolveCategoryIds = async (call: WixCall, labels: readonly string[]): Promise<string[]> => {
  if (labels.length === 0) return [];
  const known = await listCategories(call);
  return labels.flatMap((label) => known.find(hasLabel(label))?.id ?? []);
};

/** Returns the ids of the named tags and creates missing ones. */
export const resolveTagIds = async (call: WixCall, labels: readonly string[]): Promise<string[]> => {
  if (labels.length === 0) return [];
  const known = await listTags(call);
  const ids: string[] = [];
  for (const label of labels) {
    const found = known.find(hasLabel(label));
    if (found) ids.push(found.id);
    else ids.push(...(await createTag(call, label)));
  }
  return ids;
};

/**
 * Looks the tag up again in case it was created meanwhile. A rejected tag is left out, so that the post is published.
 */
const createTag = async (call: WixCall, label: string): Promise<string[]> => {
  try {
    return [(await call('POST', '/blog/v3/tags', createdTag, { body: { label }, reads: true })).tag.id];
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'permanent') throw error;
    const found = (await listTags(call)).find(hasLabel(label));
    return found ? [found.id] : [];
  }
};
