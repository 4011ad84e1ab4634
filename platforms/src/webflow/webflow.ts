import type { WebflowCollection } from './collection.ts';
import { z } from 'zod';
import {
  readUrl,
  type Platform,
  type PlatformContext,
  type PostReference,
  type RemotePost,
  type Verification,
} from '../port/platform.ts';
import { isPublishedStatus } from '../port/visibility.ts';
import { guessMapping, findUnmappedFields } from './fieldMapping.ts';
import { createWebflowClient, type WebflowCall } from './webflowClient.ts';
import { findItemById, findOwnItem, publishItem, stageItem, type WebflowItem } from './webflowItems.ts';
import { buildSiteUrl, readCollection, readCollections, readSite } from './webflowSite.ts';

const settingsSchema = z.object({
  siteId: z.string(),
  /** Empty until the user has selected a collection. */
  collectionId: z.string().default(''),
  fieldMapping: z.record(z.string(), z.string()).optional(),
  collectionSlug: z.string().default(''),
  url: z.string().default(''),
});
type Settings = z.infer<typeof settingsSchema>;
export const webflowSecretsSchema = z.object({ apiKey: z.string() });

export interface WebflowPlatform extends Platform {
  listCollections(): Promise<WebflowCollection[]>;
}

const checkCollection = async (call: WebflowCall, { collectionId, fieldMapping }: Settings) => {
  if (!collectionId) return { checks: [], found: {} };
  const { displayName, slug, fields } = await readCollection(call, collectionId);
  const mapping = fieldMapping ?? guessMapping(fields);
  const missing = findUnmappedFields(fields, mapping).map((field) => field.displayName);
  const body = mapping.body !== undefined;
  return {
    found: { collectionSlug: slug, fieldMapping: mapping },
    checks: [
      { name: 'Collection', ok: true, detail: displayName },
      {
        name: 'Article text',
        ok: body,
        detail: body ? `mapped to ${mapping.body}` : 'choose a rich text field for the article text',
      },
      {
        name: 'Required fields',
        ok: missing.length === 0,
        detail: missing.length === 0 ? 'all mapped' : `not mapped: ${missing.join(', ')}`,
      },
    ],
  };
};

const verify = async (call: WebflowCall, settings: Settings): Promise<Verification> => {
  const site = await readSite(call, settings.siteId);
  const { displayName, shortName, lastPublished } = site;
  const { checks, found } = await checkCollection(call, settings);
  const live = typeof lastPublished === 'string';
  return {
    name: displayName || shortName || settings.siteId,
    url: buildSiteUrl(site),
    settings: { ...found, shortName },
    checks: [
      { name: 'Login', ok: true, detail: `connected to ${displayName || shortName}` },
      {
        name: 'Site',
        ok: live,
        detail: live ? 'published' : 'publish the site once in Webflow before publishing posts',
      },
      ...checks,
    ],
  };
};

const getStatus = ({ isArchived, isDraft, lastPublished }: WebflowItem): string =>
  !isArchived && !isDraft && lastPublished ? 'published' : 'draft';

const noScheduleMessage =
  'Webflow cannot schedule posts, so this one was saved there as a draft. To publish it later, schedule it in your calendar here.';

/** Opens a CMS collection of a Webflow site through the Data API v2. */
export const openWebflow = (context: PlatformContext, stored: unknown, secrets: unknown): WebflowPlatform => {
  const { outbound, clock, html } = context;
  const settings = settingsSchema.parse(stored);
  const { apiKey } = webflowSecretsSchema.parse(secrets);
  const { siteId, collectionId } = settings;
  const call = createWebflowClient({ outbound, base: readUrl(context, 'WEBFLOW_API_URL'), apiKey });
  const mapping = async () =>
    settings.fieldMapping ?? guessMapping((await readCollection(call, collectionId)).fields);
  const toRemotePost = (item: WebflowItem): RemotePost => ({
    id: item.id,
    status: getStatus(item),
    url: settings.url && `${settings.url}/${[settings.collectionSlug, item.fieldData.slug].join('/')}`,
  });
  const findItem = async (reference: PostReference, remoteId: string | null): Promise<WebflowItem | null> =>
    (remoteId ? await findItemById(call, collectionId, remoteId) : null) ??
    (await findOwnItem(call, collectionId, reference));
  return {
    verify: () => verify(call, settings),
    publish: async (post, remoteId) => {
      const known = remoteId ? await findItemById(call, collectionId, remoteId) : null;
      const target = { collectionId, mapping: await mapping(), now: clock.now(), html };
      const staged = await stageItem(call, target, post, known);
      const { status, publishAt } =
        known && post.keepsStatus ? { status: getStatus(known), publishAt: null } : post;
      if (publishAt) return { ...toRemotePost(staged), holdReason: noScheduleMessage };
      if (!isPublishedStatus(status)) return toRemotePost(staged);
      await publishItem(call, collectionId, staged.id);
      return toRemotePost((await findItemById(call, collectionId, staged.id)) ?? staged);
    },
    find: async (reference, remoteId) => {
      const found = await findItem(reference, remoteId);
      return found && toRemotePost(found);
    },
    listOptions: async () => ({
      collections: (await readCollections(call, siteId)).map(({ id, displayName }) => ({
        id,
        label: displayName,
      })),
    }),
    listCollections: () => readCollections(call, siteId),
  };
};
