import { z } from 'zod';
import { PlatformError, type Platform, type PlatformContext, type Verified } from '../platform.ts';
import { readAccount, type ComAccount, type ComSite } from './comAccount.ts';
import { comClient, type ComCall } from './comClient.ts';
import { postById, postBySlug, sitePath, writePost } from './comPosts.ts';

const settingsOf = z.object({
  /** Not chosen yet while the token is new. */
  siteId: z.string().default(''),
  /** What the person typed: decides between the sites of the account. */
  siteUrl: z.string().default(''),
});
type Settings = z.infer<typeof settingsOf>;
export const comSecrets = z.object({ accessToken: z.string() });

export interface WordpressComPlatform extends Platform {
  account(): Promise<ComAccount>;
}

const hostOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

const noSite = new PlatformError(
  'permanent',
  'This WordPress.com account has no site to publish to. Make one, or authorize with another account.',
  'edit',
);

const chosen = (sites: readonly ComSite[], { siteId, siteUrl }: Settings): ComSite => {
  const found =
    sites.find(({ id }) => id === siteId) ??
    sites.find(({ url }) => hostOf(url) === hostOf(siteUrl)) ??
    sites[0];
  if (!found) throw noSite;
  return found;
};

const verify = async (call: ComCall, settings: Settings): Promise<Verified> => {
  const { user, sites } = await readAccount(call);
  const { id, name, url, mayPublish } = chosen(sites, settings);
  return {
    name: name || url,
    url,
    found: { siteId: id, siteUrl: url, userId: user.id, userEmail: user.email, userName: user.name },
    checks: [
      { name: 'Login', ok: true, detail: `signed in as ${user.name || user.email}` },
      { name: 'Site', ok: true, detail: name || url },
      {
        name: 'Publishing',
        ok: mayPublish,
        detail: mayPublish ? 'allowed' : 'this user may write but not publish; posts wait for review',
      },
    ],
  };
};

const labelled = z.object({ ID: z.number(), name: z.string() });
const categoryList = z.object({ categories: z.array(labelled).default([]) });
const tagList = z.object({ tags: z.array(labelled).default([]) });
const choice = ({ ID, name }: z.infer<typeof labelled>) => ({ id: String(ID), label: name });

/** A site at WordPress.com by the token of an authorization. */
export const openWordpressCom = (
  { outbound, env }: PlatformContext,
  stored: unknown,
  secrets: unknown,
): WordpressComPlatform => {
  const settings = settingsOf.parse(stored);
  const { siteId } = settings;
  const call = comClient(outbound, env.WORDPRESS_COM_URL, comSecrets.parse(secrets).accessToken);
  return {
    verify: () => verify(call, settings),
    account: () => readAccount(call),
    publish: async (post, remoteId) => {
      const known = remoteId ? await postById(call, siteId, remoteId) : null;
      return writePost(call, siteId, post, known?.id ?? null);
    },
    find: async (slug, remoteId) =>
      (remoteId ? await postById(call, siteId, remoteId) : null) ?? postBySlug(call, siteId, slug),
    options: async () => ({
      categories: (await call('GET', `${sitePath(siteId)}/categories`, categoryList)).categories.map(choice),
      tags: (await call('GET', `${sitePath(siteId)}/tags`, tagList)).tags.map(choice),
    }),
  };
};
