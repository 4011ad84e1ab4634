import { z } from 'zod';
import type { Outbound } from '../port/outbound.ts';
import { PlatformError } from '../port/platform.ts';
import { discoverRoot, type DiscoveryContext } from './discoverRoot.ts';

/** Public index of the REST API. WordPress returns `authentication` as an empty array if none is available. */
const siteIndex = z.object({
  name: z.string().default(''),
  home: z.string().default(''),
  authentication: z.unknown().optional(),
});

const applicationPasswords = z.object({
  'application-passwords': z.object({ endpoints: z.object({ authorization: z.url() }) }),
});

export interface SiteDescription {
  name: string;
  url: string;
  /** The site's page that creates an application password; null if they are disabled. */
  authorizeUrl: string | null;
}

const getAuthorizeUrl = (authentication: unknown): string | null => {
  const offered = applicationPasswords.safeParse(authentication);
  if (!offered.success) return null;
  const page = new URL(offered.data['application-passwords'].endpoints.authorization);
  if (!['http:', 'https:'].includes(page.protocol)) return null;
  page.searchParams.set('app_name', 'Rankwright');
  return page.href;
};

const readIndex = async (outbound: Outbound, root: string): Promise<z.infer<typeof siteIndex>> => {
  try {
    const response = await outbound.fetch(root, { headers: { accept: 'application/json' } });
    return siteIndex.parse(await response.json());
  } catch {
    throw new PlatformError(
      'temporary',
      `${new URL(root).host} did not describe itself. Check the URL, or try again in a moment.`,
      'retry',
    );
  }
};

/** Finds the WordPress site at a URL typed by the user. Throws `PlatformError` if there is none. */
export const describeSite = async (context: DiscoveryContext, input: string): Promise<SiteDescription> => {
  const root = await discoverRoot(context, input);
  const site = await readIndex(context.outbound, root);
  return {
    name: site.name,
    url: site.home || new URL(root).origin,
    authorizeUrl: getAuthorizeUrl(site.authentication),
  };
};
