import type { PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import { findConnection, updateConnection } from './connection.repository.ts';

/** The values of a connection that were used last. */
export type PublishDefaults = Pick<PublishOptions, 'categories' | 'tags' | 'author'>;

const readNames = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;

/** Reads the defaults from a connection's settings. */
export const readPublishDefaults = (settings: Record<string, unknown> | undefined): PublishDefaults => {
  const defaults = (settings?.publishDefaults ?? {}) as Record<string, unknown>;
  const { categories, tags, author } = defaults;
  return {
    ...(readNames(categories) && { categories: readNames(categories) }),
    ...(readNames(tags) && { tags: readNames(tags) }),
    ...(typeof author === 'string' && { author }),
  };
};

export const findPublishDefaults = async (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<PublishDefaults> => readPublishDefaults((await findConnection(db, ownerId, platform))?.settings);

/** Categories, tags and author are remembered for the next article. */
export const rememberPublishDefaults = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  { categories, tags, author }: PublishDefaults,
): Promise<void> => {
  const row = await findConnection(db, ownerId, platform);
  if (!row || (!categories && !tags && author === undefined)) return;
  const publishDefaults = {
    ...readPublishDefaults(row.settings),
    ...(categories && { categories }),
    ...(tags && { tags }),
    ...(author !== undefined && { author }),
  };
  await updateConnection(db, ownerId, platform, { settings: { ...row.settings, publishDefaults } });
};
