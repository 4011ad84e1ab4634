import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { discoverRoot } from './discover.ts';

/** What a site says about itself to anyone. `authentication` is an empty array where nothing is offered. */
const siteIndex = z.object({
  name: z.string().default(''),
  home: z.string().default(''),
  authentication: z.unknown(),
});

const applicationPasswords = z.object({
  'application-passwords': z.object({ endpoints: z.object({ authorization: z.url() }) }),
});

export interface SiteDescription {
  name: string;
  url: string;
  /** The site's own page that grants an application password; null where they are switched off. */
  authorizeUrl: string | null;
}

const authorizePage = (authentication: unknown): string | null => {
  const offered = applicationPasswords.safeParse(authentication);
  if (!offered.success) return null;
  const page = new URL(offered.data['application-passwords'].endpoints.authorization);
  if (!['http:', 'https:'].includes(page.protocol)) return null;
  page.searchParams.set('app_name', 'Rankwright');
  return page.href;
};

/** Finds the site behind a typed address and how it lets others in. */
export const describeSite = async (outbound: Outbound, typed: string): Promise<SiteDescription> => {
  const root = await discoverRoot(outbound, typed);
  const response = await outbound.fetch(root, { headers: { accept: 'application/json' } });
  const site = siteIndex.parse(await response.json());
  return {
    name: site.name,
    url: site.home || new URL(root).origin,
    authorizeUrl: authorizePage(site.authentication),
  };
};
