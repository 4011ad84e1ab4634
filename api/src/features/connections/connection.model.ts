import type { Connection } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { ConnectionRow } from './connection.repository.ts';

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Binds a connection's secrets to its row. */
export const secretPlace = (row: { id: string; ownerId: string }): string =>
  `connections:${row.id}:${row.ownerId}`;

/** A platform as screens see it, connected or not; never its secrets. */
export const connectionOf = (platform: Platform, row: ConnectionRow | undefined): Connection => ({
  platform,
  connected: row?.status === 'connected',
  method: row?.method ?? null,
  name: textOf(row?.settings.name),
  url: textOf(row?.settings.url),
  autoPublish: row?.autoPublish ?? false,
  defaultStatus: row?.defaultStatus ?? 'draft',
  expiresAt: row?.expiresAt?.toISOString() ?? null,
  lastSuccessAt: row?.lastSuccessAt?.toISOString() ?? null,
  lastError: row?.lastError ?? null,
});
