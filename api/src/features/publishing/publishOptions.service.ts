import type { Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { callPlatform, openStoredPlatform, readConnection } from '../connections/connection.service.ts';
import { readPublishDefaults } from '../connections/publishDefaults.service.ts';

/** The categories, tags and authors of a connected site, and the values used last. */
export const listPublishOptions = async (deps: Deps, ownerId: string, platform: Platform) => {
  const { settings } = await readConnection(deps, ownerId, platform);
  const site = await openStoredPlatform(deps, ownerId, platform);
  const { categories = [], tags = [], authors = [] } = await callPlatform(() => site.listOptions());
  return { categories, tags, authors, defaults: readPublishDefaults(settings) };
};
