import { z } from 'zod';
import {
  PlatformError,
  readUrl,
  type PlatformOption,
  type OpenPlatform,
  type Verification,
} from '../port/platform.ts';
import { createWixClient, type WixCall } from './wixClient.ts';
import { listCategories, listMembers, listTags } from './wixLabels.ts';
import { findOwnPost } from '../port/ownPost.ts';
import { findDraftById, findDraftBySlug, writeDraft } from './wixPosts.ts';

const settingsSchema = z.object({
  siteId: z.string(),
  memberId: z.string().nullish(),
  categoryIds: z.array(z.string()).default([]),
  tagIds: z.array(z.string()).default([]),
});
export const wixSecretsSchema = z.object({ apiKey: z.string() });

const properties = z.object({
  properties: z.object({
    siteDisplayName: z.string().nullish(),
    businessName: z.string().nullish(),
    url: z.string().nullish(),
    externalSiteUrl: z.string().nullish(),
  }),
});

/** Returns null for optional data that the API key has no permission to read. */
const nullIfForbidden = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return null;
    throw error;
  }
};

const readSite = async (call: WixCall, siteId: string) => {
  const read = await nullIfForbidden(call('GET', '/site-properties/v4/properties', properties));
  const { siteDisplayName, businessName, url, externalSiteUrl } = read?.properties ?? {};
  return {
    named: read !== null,
    name: [siteDisplayName, businessName].find(Boolean) ?? siteId,
    url: [url, externalSiteUrl].find(Boolean) ?? `https://manage.wix.com/dashboard/${siteId}`,
  };
};

const listPeople = async (call: WixCall) => {
  const members = (await nullIfForbidden(listMembers(call))) ?? [];
  return { members, authors: members };
};

const noAuthorError = new PlatformError(
  'permanent',
  'Wix requires a site member as the author, and none was found. Add a site member under Customers & Leads > Site Members, and give the API key the members permission.',
  'edit',
);

const verify = async (
  call: WixCall,
  siteId: string,
  selectedMemberId: string | null,
): Promise<Verification> => {
  await call('GET', '/blog/v3/draft-posts?paging.limit=1', z.unknown());
  const site = await readSite(call, siteId);
  const members: PlatformOption[] = (await nullIfForbidden(listMembers(call))) ?? [];
  const author =
    members.find(({ id }) => id === selectedMemberId) ?? (selectedMemberId ? undefined : members[0]);
  const memberId = selectedMemberId ?? author?.id ?? null;
  return {
    name: site.name,
    url: site.url,
    settings: { memberId },
    checks: [
      { name: 'Blog', ok: true, detail: 'connected' },
      {
        name: 'Site',
        ok: true,
        detail: site.named ? site.name : 'name not readable with this API key (optional)',
      },
      { name: 'Author', ok: memberId !== null, detail: author?.label ?? memberId ?? noAuthorError.message },
    ],
  };
};

/** Opens a Wix blog with an API key. */
export const openWix: OpenPlatform = (context, settings, secrets) => {
  const { siteId, memberId = null, categoryIds, tagIds } = settingsSchema.parse(settings);
  const { apiKey } = wixSecretsSchema.parse(secrets);
  const call = createWixClient({
    outbound: context.outbound,
    base: readUrl(context, 'WIX_API_URL'),
    apiKey,
    siteId,
  });
  const author = async (name: string): Promise<string> => {
    const members = memberId ? await nullIfForbidden(listMembers(call)) : await listMembers(call);
    const named = members?.find(({ label }) => label.toLowerCase() === name.toLowerCase());
    const found = named?.id ?? memberId ?? members?.[0]?.id;
    if (!found) throw noAuthorError;
    return found;
  };
  return {
    verify: () => verify(call, siteId, memberId),
    publish: async (post, remoteId) => {
      const known = remoteId ? await findDraftById(call, remoteId) : null;
      return writeDraft(
        call,
        post,
        { memberId: await author(post.author), categoryIds, tagIds, html: context.html },
        known,
      );
    },
    find: async (reference, remoteId) =>
      (remoteId ? await findDraftById(call, remoteId) : null) ??
      findOwnPost((slug) => findDraftBySlug(call, slug), reference),
    listOptions: async () => ({
      categories: await listCategories(call),
      tags: await listTags(call),
      ...(await listPeople(call)),
    }),
  };
};
