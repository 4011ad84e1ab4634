import type { Connection } from '@rankwright/contracts/connections';
import { platforms, type Platform } from '@rankwright/contracts/limits';

export const notConnected = (platform: Platform): Connection => ({
  platform,
  connected: false,
  method: null,
  name: null,
  url: null,
  autoPublish: false,
  defaultStatus: 'draft',
  expiresAt: null,
  lastSuccessAt: null,
  lastError: null,
});

export const connectedTo = (platform: Platform, more: Partial<Connection> = {}): Connection => ({
  ...notConnected(platform),
  connected: true,
  method: platform === 'wordpress' ? 'application-password' : 'api-key',
  name: 'Garden Notes',
  url: 'https://garden.example',
  lastSuccessAt: '2026-11-20T09:30:00Z',
  ...more,
});

/** All four platforms; the ones given stand as given. */
export const listOf = (...given: Connection[]): Connection[] =>
  platforms.map(
    (platform) => given.find((connection) => connection.platform === platform) ?? notConnected(platform),
  );
