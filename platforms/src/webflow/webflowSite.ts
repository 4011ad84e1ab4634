import type { WebflowCollection } from './collection.ts';
import { z } from 'zod';
import { PlatformError } from '../port/platform.ts';
import { guessMapping, findUnmappedFields } from './fieldMapping.ts';
import type { WebflowCall } from './webflowClient.ts';

const site = z.object({
  id: z.string(),
  displayName: z.string().default(''),
  shortName: z.string().default(''),
  lastPublished: z.string().nullish(),
  customDomains: z.array(z.object({ url: z.string() })).default([]),
});
export type WebflowSite = z.infer<typeof site>;

const collection = z.object({
  id: z.string(),
  displayName: z.string(),
  slug: z.string().default(''),
  fields: z
    .array(
      z.object({
        id: z.string(),
        slug: z.string(),
        displayName: z.string(),
        type: z.string(),
        isRequired: z.boolean().default(false),
      }),
    )
    .default([]),
});
export type WebflowCollectionFields = z.infer<typeof collection>;

/** Each collection costs one request, and Webflow allows 60 a minute. */
const maxCollections = 20;

/** Reads the site. Throws `PlatformError` if the token has no access to it. */
export const readSite = async (call: WebflowCall, siteId: string): Promise<WebflowSite> => {
  const { sites } = await call('GET', '/sites', z.object({ sites: z.array(site) }));
  const found = sites.find(({ id }) => id === siteId);
  if (found) return found;
  throw new PlatformError(
    'permanent',
    `This token has no access to the site ${siteId}. Check the site ID in Webflow under Site settings > General > Overview.`,
    'edit',
  );
};

export const readCollection = (call: WebflowCall, id: string): Promise<WebflowCollectionFields> =>
  call('GET', `/collections/${encodeURIComponent(id)}`, collection);

/** Reads the site's collections, each with its guessed field mapping. */
export const readCollections = async (call: WebflowCall, siteId: string): Promise<WebflowCollection[]> => {
  const list = z.object({ collections: z.array(z.object({ id: z.string() })) });
  const { collections } = await call('GET', `/sites/${encodeURIComponent(siteId)}/collections`, list);
  const read: WebflowCollection[] = [];
  for (const { id } of collections.slice(0, maxCollections)) {
    const { displayName, fields } = await readCollection(call, id);
    const mapping = guessMapping(fields);
    const unmappable = findUnmappedFields(fields, mapping).map((field) => field.displayName);
    read.push({ id, displayName, fields, mapping, unmappable });
  }
  return read;
};

export const buildSiteUrl = ({ customDomains, shortName }: WebflowSite): string => {
  const domain = customDomains[0]?.url ?? `${shortName}.webflow.io`;
  return /^https?:/.test(domain) ? domain : `https://${domain}`;
};
