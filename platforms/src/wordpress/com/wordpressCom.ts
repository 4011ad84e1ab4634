import { z } from 'zod';
import {
  PlatformError,
  readUrl,
  type Platform,
  type PlatformContext,
  type Verification,
} from '../../port/platform.ts';
import { readAccount, type ComAccount, type ComSite } from './comAccount.ts';
import { createComClient, type ComCall } from './comClient.ts';
import { findOwnPost } from '../../port/ownPost.ts';
import { findPostById, findPostBySlug, buildSitePath, savePost } from './comPosts.ts';

const settingsSchema = z.object({
  /** Empty until the user has selected a site. */
  siteId: z.string().default(''),
  /** URL typed by the user; selects one of the account's sites. */
  siteUrl: z.string().default(''),
});
type Settings = z.infer<typeof settingsSchema>;
export const comSecretsSchema = z.object({ accessToken: z.string() });

export interface WordpressComPlatform extends Platform {
  readAccount(): Promise<ComAccount>;
}

const getHost = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

const noSiteError = new PlatformError(
  'permanent',
  'This WordPress.com account has no site to publish to. Create one, or authorize with another account.',
  'edit',
);

const selectSite = (sites: readonly ComSite[], { siteId, siteUrl }: Settings): ComSite => {
  const found =
    sites.find(({ id }) => id === siteId) ??
    sites.find(({ url }) => getHost(url) === getHost(siteUrl)) ??
    sites[0];
  if (!found) throw noSiteError;
  return found;
};

const verify = async (call: ComCall, settings: Settings): Promise<Verification> => {
  const { user, sites } = await readAccount(call);
  const { id, name, url, canPublish } = selectSite(sites, settings);
  return {
    name: name || url,
    url,
    settings: { siteId: id, siteUrl: url, userId: user.id, userEmail: user.email, userName: user.name },
    checks: [
      { name: 'Login', ok: true, detail: `signed in as ${user.name || user.email}` },
      { name: 'Site', ok: true, detail: name || url },
      {
        name: 'Publishing',
        ok: canPublish,
        detail: canPublish ? 'allowed' : 'this user can write but not publish; posts stay pending review',
      },
    ],
  };
};

const labelled = z.object({ ID: z.number(), name: z.string() });
const categoryList = z.object({ categories: z.array(labelled).default([]) });
const tagList = z.object({ tags: z.array(labelled).default([]) });
const toOption = ({ ID, name }: z.infer<typeof labelled>) => ({ id: String(ID), label: name });

/** Opens a WordPress.com site with an OAuth token. */
export const openWordpressCom = (
  context: PlatformContext,
  stored: unknown,
  secrets: unknown,
): WordpressComPlatform => {
  const settings = settingsSchema.parse(stored);
  const { siteId } = settings;
  const call = createComClient(
    context.outbound,
    readUrl(context, 'WORDPRESS_COM_URL'),
    comSecretsSchema.parse(secrets).accessToken,
  );
  return {
    verify: () => verify(call, settings),
    readAccount: () => readAccount(call),
    publish: async (post, remoteId) => {
      const known = remoteId ? await findPostById(call, siteId, remoteId) : null;
      return savePost(call, siteId, post, known && known.status !== 'trash' ? known.id : null);
    },
    find: async (reference, remoteId) =>
      (remoteId ? await findPostById(call, siteId, remoteId) : null) ??
      findOwnPost((slug) => findPostBySlug(call, siteId, slug), reference),
    listOptions: async () => ({
      categories: (await call('GET', `${buildSitePath(siteId)}/categories`, categoryList)).categories.map(
        toOption,
      ),
      tags: (await call('GET', `${buildSitePath(siteId)}/tags`, tagList)).tags.map(toOption),
    }),
  };
};
