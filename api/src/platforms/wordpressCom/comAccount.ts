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
  mayPublish: boolean;
}

export interface ComAccount {
  user: { id: string; email: string; name: string };
  sites: ComSite[];
}

/** Who the token belongs to and which sites it reaches: one, or with the scope `global` all of the account. */
export const readAccount = async (call: ComCall): Promise<ComAccount> => {
  const { ID, email, display_name: name, token_site_id: only } = await call('GET', '/rest/v1.1/me', me);
  const user = { id: String(ID), email, name };
  if (only) {
    const site = await call('GET', `/rest/v1.1/sites/${only}?fields=ID,name,URL`, oneSite);
    return { user, sites: [{ id: String(site.ID), name: site.name, url: site.URL, mayPublish: true }] };
  }
  const reached = await call('GET', '/rest/v1.1/me/sites?fields=ID,name,URL,capabilities', sites);
  return {
    user,
    sites: reached.sites.map((site) => ({
      id: String(site.ID),
      name: site.name,
      url: site.URL,
      mayPublish: site.capabilities?.publish_posts ?? false,
    })),
  };
};
