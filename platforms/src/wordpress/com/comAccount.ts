import { z } from 'zod';
import type { ComCall } from './comClient.ts';

const me = z.object({
  ID: z.number(),
  display_name: z.string().default(''),
  email: z.string().default(''),
  token_site_id: z.number().nullish(),
});
const sites = z.object({
  sites: z.array(
    z.object({
      ID: z.number(),
      name: z.string().default(''),
      URL: z.string(),
      capabilities: z.object({ publish_posts: z.boolean().default(false) }).nullish(),
    }),
  ),
});
const oneSite = z.object({ ID: z.number(), name: z.string().default(''), URL: z.string() });

export interface ComSite {
  id: string;
  name: string;
  url: string;
  canPublish: boolean;
}

export interface ComAccount {
  user: { id: string; email: string; name: string };
  sites: ComSite[];
}

/** Reads the token's user and sites: one site, or all sites of the account if the token has the `global` scope. */
export const readAccount = async (call: ComCall): Promise<ComAccount> => {
  const {
    ID,
    email,
    display_name: name,
    token_site_id: tokenSiteId,
  } = await call('GET', '/rest/v1.1/me', me);
  const user = { id: String(ID), email, name };
  if (tokenSiteId) {
    const site = await call('GET', `/rest/v1.1/sites/${tokenSiteId}?fields=ID,name,URL`, oneSite);
    return { user, sites: [{ id: String(site.ID), name: site.name, url: site.URL, canPublish: true }] };
  }
  const reached = await call('GET', '/rest/v1.1/me/sites?fields=ID,name,URL,capabilities', sites);
  return {
    user,
    sites: reached.sites.map((site) => ({
      id: String(site.ID),
      name: site.name,
      url: site.URL,
      canPublish: site.capabilities?.publish_posts ?? false,
    })),
  };
};
