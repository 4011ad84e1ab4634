import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createFleetService } from '../staff/createFleetService.ts';
import type { SmokeTest } from '../release/smokeTest.ts';

export interface FleetServiceOptions {
  originDirectory: string;
  /** Opens the screens of a version that becomes a canary; without it they are not opened. */
  openSmoke?: () => Promise<SmokeTest | null>;
  environment?: NodeJS.ProcessEnv;
}

interface FleetService {
  /** Settings with which the API finds the service. */
  environment: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

/**
 * Serves the console's part of the origin service on this machine, with a token of this run. Where the environment
 * names a service, that one is used.
 */
export const startFleetService = async ({
  originDirectory,
  openSmoke = () => Promise.resolve(null),
  environment = process.env,
}: FleetServiceOptions): Promise<FleetService> => {
  if (environment.ORIGIN_SERVICE_URL) return { environment, close: () => Promise.resolve() };
  const staffToken = randomBytes(32).toString('base64url');
  const service = createFleetService({ origin: originDirectory, staffToken, openSmoke });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.address() as AddressInfo;
  const settings = { ORIGIN_SERVICE_URL: `http://127.0.0.1:${port}`, ORIGIN_SERVICE_TOKEN: staffToken };
  return { environment: { ...environment, ...settings }, close: () => service.close() };
};
