import type { WebflowCollection } from '@rankwright/contracts/connections';
import { z } from 'zod';
import type { Platform, PlatformContext, RemotePost, Verified } from '../platform.ts';
import { wantsLive } from '../status.ts';
import { guessMapping, unfilled } from './mapping.ts';
import { webflowClient, type WebflowCall } from './webflowClient.ts';
import { itemById, itemBySlug, publishItem, stageItem, type WebflowItem } from './webflowItems.ts';
import { addressOf, readCollection, readCollections, readSite } from './webflowSite.ts';

const settingsOf = z.object({
  siteId: z.string(),
  /** Not chosen yet while credentials are tried. */
  collectionId: z.string().default(''),
  fieldMapping: z.record(z.string(), z.string()).optional(),
  collectionSlug: z.string().default(''),
  url: z.string().default(''),
});
type Settings = z.infer<typeof settingsOf>;
export const webflowSecrets = z.object({ apiKey: z.string() });

export interface WebflowPlatform extends Platform {
  collections(): Promise<WebflowCollection[]>;
}

const checkCollection = async (call: WebflowCall, { collectionId, fieldMapping }: Settings) => {
  if (!collectionId) return { checks: [], found: {} };
  const { displayName, slug, fields } = await readCollection(call, collectionId);
  const mapping = fieldMapping ?? guessMapping(fields);
  const missing = unfilled(fields, mapping).map((field) => field.displayName);
  const body = mapping.body !== undefined;
  return {
    found: { collectionSlug: slug, fieldMapping: mapping },
    checks: [
      { name: 'Collection', ok: true, detail: displayName },
      {
        name: 'Article text',
        ok: body,
        detail: body ? `goes to ${mapping.body}` : 'choose the rich-text field that takes the article',
      },
      {
        name: 'Required fields',
        ok: missing.length === 0,
        detail: missing.length === 0 ? 'all filled' : `nothing of an article fills ${missing.join(', ')}`,
      },
    ],
  };
};

const verify = async (call: WebflowCall, settings: Settings): Promise<Verified> => {
  const site = await readSite(call, settings.siteId);
  const { displayName, shortName, lastPublished } = site;
  const { checks, found } = await checkCollection(call, settings);
  const live = typeof lastPublished === 'string';
  return {
    name: displayName || shortName || settings.siteId,
    url: addressOf(site),
    found: { ...found, shortName },
    checks: [
      { name: 'Login', ok: true, detail: `reached ${displayName || shortName}` },
      {
        name: 'Site',
        ok: live,
        detail: live ? 'published' : 'publish it once in Webflow before posts can go live',
      },
      ...checks,
    ],
  };
};

const statusOf = ({ isDraft, lastPublished }: WebflowItem): string =>
  !isDraft && lastPublished ? 'published' : 'draft';

const scheduleWords =
  'Webflow has no schedule of its own, so the post waits there as a draft. Plan it here, and it goes out at its time.';

/** A CMS collection of a Webflow site by the Data API v2. */
export const openWebflow = (
  { outbound, env, clock }: PlatformContext,
  stored: unknown,
  secrets: unknown,
): WebflowPlatform => {
  const settings = settingsOf.parse(stored);
  const { apiKey } = webflowSecrets.parse(secrets);
  const { siteId, collectionId } = settings;
  const call = webflowClient({ outbound, base: env.WEBFLOW_API_URL, apiKey });
  const mapping = async () =>
    settings.fieldMapping ?? guessMapping((await readCollection(call, collectionId)).fields);
  const remote = (item: WebflowItem): RemotePost => ({
    id: item.id,
    status: statusOf(item),
    url: settings.url && `${settings.url}/${[settings.collectionSlug, item.fieldData.slug].join('/')}`,
  });
  const find = async (slug: string, remoteId: string | null): Promise<WebflowItem | null> =>
    (remoteId ? await itemById(call, collectionId, remoteId) : null) ??
    (await itemBySlug(call, collectionId, slug));
  return {
    verify: () => verify(call, settings),
    publish: async (post, remoteId) => {
      const known = remoteId ? await itemById(call, collectionId, remoteId) : null;
      const target = { collectionId, mapping: await mapping(), now: clock.now() };
      const staged = await stageItem(call, target, post, known);
      if (post.publishAt) return { ...remote(staged), heldBack: scheduleWords };
      if (!wantsLive(post.status)) return remote(staged);
      await publishItem(call, collectionId, staged.id);
      return remote((await itemById(call, collectionId, staged.id)) ?? staged);
    },
    find: async (slug, remoteId) => {
      const found = await find(slug, remoteId);
      return found && remote(found);
    },
    options: async () => ({
      collections: (await readCollections(call, siteId)).map(({ id, displayName }) => ({
        id,
        label: displayName,
      })),
    }),
    collections: () => readCollections(call, siteId),
  };
};
