import type { PublishDefaults } from '@rankwright/contracts/articlePublishing';
import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { isPublishedStatus } from '@rankwright/platforms/port/visibility';

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const readNames = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;

/** What was saved or used last; missing fields were neither. */
export type StoredDefaults = {
  -readonly [Field in keyof PublishDefaults]?: PublishDefaults[Field] | undefined;
};

/** Reads the publishing defaults from a connection's settings: saved ones first, then those used last. */
export const readPublishDefaults = (settings: Record<string, unknown> | undefined): StoredDefaults => {
  const { categories, tags, author, publishAs } = {
    ...(settings?.publishDefaults ?? {}),
    ...(settings?.savedDefaults ?? {}),
  } as Record<string, unknown>;
  return {
    ...(readNames(categories) && { categories: readNames(categories) }),
    ...(readNames(tags) && { tags: readNames(tags) }),
    ...(typeof author === 'string' && { author }),
    ...(publishAs === 'draft' && { publishAs }),
  };
};

/** Settings that a new connection to the same platform keeps. */
export const getKeptSettings = ({ settings }: Pick<ConnectionRow, 'settings'>): Record<string, unknown> => {
  const { publishDefaults, savedDefaults } = settings;
  return { ...(publishDefaults ? { publishDefaults } : {}), ...(savedDefaults ? { savedDefaults } : {}) };
};

/** A documented default status that its owner sets is a publishing default; empty when none was set. */
export const createSavedStatus = (
  settings: Record<string, unknown> | undefined,
  defaultStatus: string | undefined,
): { savedDefaults?: object } => {
  if (defaultStatus === undefined) return {};
  const publishAs = isPublishedStatus(defaultStatus) ? 'live' : 'draft';
  return { savedDefaults: { ...(settings?.savedDefaults ?? {}), publishAs } };
};

/** The mode after settings are saved with the documented `autoPublish`. */
export const getSavedMode = (
  autoPublish: boolean | undefined,
  before: ConnectionRow['mode'] = 'review',
): ConnectionRow['mode'] => {
  if (autoPublish === undefined) return before;
  if (autoPublish) return 'automatic';
  return before === 'manual' ? 'manual' : 'review';
};

/** Why nothing is sent to the platform by itself. */
export const getManualReason = (platform: Platform): string =>
  `${platformLabels[platform]} is set to manual: publish it yourself.`;

/** Why a text that nobody approved is not sent to the platform. */
export const getReviewReason = (platform: Platform): string =>
  `${platformLabels[platform]} is set to review first, and this text is not approved. Review it, then publish it.`;

/** A platform's connection as the API returns it, connected or not, without secrets. */
export const toConnection = (platform: Platform, row: ConnectionRow | undefined): Connection => ({
  platform,
  connected: row?.status === 'connected',
  method: row?.method ?? null,
  name: readText(row?.settings.name),
  url: readText(row?.settings.url),
  mode: row?.mode ?? 'review',
  autoPublish: row?.autoPublish ?? false,
  defaultStatus: row?.defaultStatus ?? 'draft',
  publishAs: readPublishDefaults(row?.settings).publishAs ?? 'live',
  expiresAt: row?.expiresAt?.toISOString() ?? null,
  lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
  lastError: row?.lastError ?? null,
});
