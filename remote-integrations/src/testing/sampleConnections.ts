import type { Connection } from '@rankwright/contracts/connections';
import { platforms, type Platform } from '@rankwright/contracts/limits';

export const sampleNotConnected = (platform: Platform): Connection => ({
  platform,
  connected: false,
  method: null,
  name: null,
  url: null,
  mode: 'review',
  autoPublish: false,
  defaultStatus: 'draft',
  publishAs: 'live',
  expiresAt: null,
  lastSuccessAt: null,
  lastError: null,
});

export const sampleConnected = (platform: Platform, more: Partial<Connection> = {}): Connection => ({
  ...sampleNotConnected(platform),
  connected: true,
  method: platform === 'wordpress' ? 'application-password' : 'api-key',
  name: 'Garden Notes',
  url: 'https://garden.example',
  lastSuccessAt: '2026-11-20T09:30:00Z',
  ...more,
});

/** Connections for all platforms: the given ones, the others not connected. */
export const sampleConnectionList = (...connections: Connection[]): Connection[] =>
  platforms.map(
    (platform) =>
      connections.find((connection) => connection.platform === platform) ?? sampleNotConnected(platform),
  );
