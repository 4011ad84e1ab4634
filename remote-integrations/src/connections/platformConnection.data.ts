import { connectPlatform, disconnectPlatform, testConnection } from '@rankwright/contracts/connections';
import type { ConnectionMethod, Platform } from '@rankwright/contracts/platforms';
import { callApi } from '@rankwright/sdk/api';
import type { PlatformClient } from './platformClient.ts';

export interface ConnectInput {
  platform: Platform;
  method: ConnectionMethod;
  fields: Record<string, string>;
  rotateSecret?: boolean;
}

/** Connects a platform. The reply has the secret that the server made only when it is new. */
export const requestConnectPlatform = ({ platform, ...body }: ConnectInput) =>
  callApi(connectPlatform, { params: { platform }, body });

/** The requests of a platform that has no endpoints of its own. */
export const createPlatformClient = (platform: Platform): PlatformClient => ({
  platform,
  test: () => callApi(testConnection, { params: { platform } }),
  disconnect: () => callApi(disconnectPlatform, { params: { platform } }),
});
