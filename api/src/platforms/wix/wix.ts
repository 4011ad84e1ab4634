import { z } from 'zod';
import { PlatformError, type Choice, type OpenPlatform, type Verified } from '../platform.ts';
import { wixClient, type WixCall } from './wixClient.ts';
import { categoriesOf, membersOf, tagsOf } from './wixLabels.ts';
import { draftById, draftBySlug, writeDraft } from './wixPosts.ts';

const settingsOf = z.object({
  siteId: z.string(),
  memberId: z.string().nullish(),
  categoryIds: z.array(z.string()).default([]),
  tagIds: z.array(z.string()).default([]),
});
export const wixSecrets = z.object({ apiKey: z.string() });

const properties = z.object({
  properties: z.object({
    siteDisplayName: z.string().nullish(),
    businessName: z.string().nullish(),
    url: z.string().nullish(),
    externalSiteUrl: z.string().nullish(),
  }),
});

/** What the blog works without: a key may lack the permission. */
const ifAllowed = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'permanent') return null;
    throw error;
  }
};

const siteOf = async (call: WixCall, siteId: string) => {
  const read = await ifAllowed(call('GET', '/site-properties/v4/properties', properties));
  const { siteDisplayName, businessName, url, externalSiteUrl } = read?.properties ?? {};
  return {
    named: read !== null,
    name: [siteDisplayName, businessName].find(Boolean) ?? siteId,
    url: [url, externalSiteUrl].find(Boolean) ?? `https://manage.wix.com/dashboard/${siteId}`,
  };
};

const noAuthor = new PlatformError(
  'permanent',
  'Wix wants a site member as the author, and this site shows none. Add one under Customers & Leads, Site Members, and give the key the members permission.',
  'edit',
);

const verify = async (call: WixCall, siteId: string, chosen: string | null): Promise<Verified> => {
  await call('GET', '/blog/v3/draft-posts?paging.limit=1', z.unknown());
  const site = await siteOf(call, siteId);
  const members: Choice[] = (await ifAllowed(membersOf(call))) ?? [];
  const author = members.find(({ id }) => id === chosen) ?? (chosen ? undefined : members[0]);
  const memberId = chosen ?? author?.id ?? null;
  return {
    name: site.name,
    url: site.url,
    found: { memberId },
    checks: [
      { name: 'Blog', ok: true, detail: 'reached' },
      { name: 'Site', ok: true, detail: site.named ? site.name : 'its name may not be read; that is fine' },
      { name: 'Author', ok: memberId !== null, detail: author?.label ?? memberId ?? noAuthor.message },
    ],
  };
};

/** A Wix blog by its API key. */
export const openWix: OpenPlatform = ({ outbound, env }, settings, secrets) => {
  const { siteId, memberId = null, categoryIds, tagIds } = settingsOf.parse(settings);
  const { apiKey } = wixSecrets.parse(secrets);
  const call = wixClient({ outbound, base: env.WIX_API_URL, apiKey, siteId });
  const author = async (): Promise<string> => {
    const found = memberId ?? (await membersOf(call))[0]?.id;
    if (!found) throw noAuthor;
    return found;
  };
  return {
    verify: () => verify(call, siteId, memberId),
    publish: async (post, remoteId) => {
      const known = remoteId ? await draftById(call, remoteId) : null;
      return writeDraft(call, post, { memberId: await author(), categoryIds, tagIds }, known?.id ?? null);
    },
    find: async (slug, remoteId) =>
      (remoteId ? await draftById(call, remoteId) : null) ?? draftBySlug(call, slug),
    options: async () => ({
      categories: await categoriesOf(call),
      tags: await tagsOf(call),
      members: (await ifAllowed(membersOf(call))) ?? [],
    }),
  };
};
