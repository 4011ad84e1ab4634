import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Encryption context that binds a connection's secrets to its row. */
export const getSecretContext = (row: { id: string; ownerId: string }): string =>
  `connections:${row.id}:${row.ownerId}`;

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
  expiresAt: row?.expiresAt?.toISOString() ?? null,
  lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
  lastError: row?.lastError ?? null,
});
