import { z } from 'zod';
import type { Choice } from '../platform.ts';
import { PlatformError } from '../platform.ts';
import type { WixCall } from './wixClient.ts';

const labelled = z.object({ id: z.string(), label: z.string() });
const categoryList = z.object({ categories: z.array(labelled).default([]) });
const tagList = z.object({ tags: z.array(labelled).default([]) });
const madeTag = z.object({ tag: labelled });
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

export const categoriesOf = async (call: WixCall): Promise<Choice[]> =>
  (await call('GET', '/blog/v3/categories?paging.limit=100', categoryList)).categories;

export const tagsOf = async (call: WixCall): Promise<Choice[]> =>
  (await call('POST', '/blog/v3/tags/query', tagList, { body: { paging: { limit: 100 } }, reads: true }))
    .tags;

/** Who may be named as the author: members of the site, not its users. */
export const membersOf = async (call: WixCall): Promise<Choice[]> =>
  (await call('GET', '/members/v1/members?fieldsets=FULL&paging.limit=100', memberList)).members.map(
    ({ id, loginEmail, profile }) => ({ id, label: profile?.nickname ?? loginEmail ?? id }),
  );

const same = (label: string) => (tag: Choice) => tag.label.toLowerCase() === label.toLowerCase();

/** Ids of tags by their names; missing ones are made. */
export const tagIdsOf = async (call: WixCall, labels: readonly string[]): Promise<string[]> => {
  if (labels.length === 0) return [];
  const known = await tagsOf(call);
  const ids: string[] = [];
  for (const label of labels) {
    const found = known.find(same(label));
    if (found) ids.push(found.id);
    else ids.push(...(await makeTag(call, label)));
  }
  return ids;
};

/** Somebody may have made it meanwhile; a tag that Wix refuses does not keep the post back. */
const makeTag = async (call: WixCall, label: string): Promise<string[]> => {
  try {
    return [(await call('POST', '/blog/v3/tags', madeTag, { body: { label }, reads: true })).tag.id];
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'permanent') throw error;
    const found = (await tagsOf(call)).find(same(label));
    return found ? [found.id] : [];
  }
};
