import type { PublishDefaults } from '@rankwright/contracts/articlePublishing';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { readPublishDefaults, type StoredDefaults } from './connection.model.ts';
import { findConnection, mergeStoredDefaults, updateConnection } from './connection.repository.ts';
import { createNotConnectedError } from './openPlatform.service.ts';

export { readPublishDefaults, type StoredDefaults };

const namedFields = ['categories', 'tags', 'author'] as const;

export const findPublishDefaults = async (
  db: Database,
  ownerId: string,
  platform: Platform,
): Promise<StoredDefaults> => readPublishDefaults((await findConnection(db, ownerId, platform))?.settings);

/** Categories, tags and author are remembered for the next article, unless its owner saved defaults. */
export const rememberPublishDefaults = async (
  db: Database,
  ownerId: string,
  platform: Platform,
  { categories, tags, author }: StoredDefaults,
): Promise<void> => {
  if (categories || tags || author !== undefined)
    await mergeStoredDefaults(db, ownerId, platform, 'publishDefaults', { categories, tags, author });
};

const assertTaken = (platform: Platform, defaults: StoredDefaults): void => {
  const { capabilities, label } = getPlatformDescriptor(platform);
  const rejected = namedFields.filter((field) => defaults[field]?.length && !capabilities[field]);
  if (rejected.length === 0) return;
  const texts = rejected.map((field) => [field, `${label} does not take this field.`] as const);
  throw new AppError('INVALID_REQUEST', { details: Object.fromEntries(texts) });
};

const toCompleteDefaults = ({
  categories = [],
  tags = [],
  author = '',
  publishAs = 'live',
}: StoredDefaults): PublishDefaults => ({ categories, tags, author, publishAs });

/** Throws when the platform is not connected. */
export const getPublishDefaults = async ({ db }: Pick<Deps, 'db'>, ownerId: string, platform: Platform) => {
  const row = await findConnection(db, ownerId, platform);
  if (!row) throw createNotConnectedError(platform);
  return toCompleteDefaults(readPublishDefaults(row.settings));
};

/** Replaces the defaults; what was used last does not change them any more. */
export const savePublishDefaults = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: string,
  platform: Platform,
  input: StoredDefaults,
) => {
  assertTaken(platform, input);
  const defaults = toCompleteDefaults(input);
  const defaultStatus = getPlatformDescriptor(platform).statuses[defaults.publishAs];
  const isSaved = await db.transaction(async (tx) => {
    await mergeStoredDefaults(tx, ownerId, platform, 'savedDefaults', defaults);
    return updateConnection(tx, ownerId, platform, { defaultStatus, updatedAt: clock.now() });
  });
  if (!isSaved) throw createNotConnectedError(platform);
  return defaults;
};
