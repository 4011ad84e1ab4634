import type { AddressInfo } from 'node:net';
import { createGateway } from '../gateway/createGateway.ts';
import { releaseBuilt } from '../release/releaseBuilt.ts';
import { freePort } from './freePort.ts';
import type { StartSettings } from './settings.ts';
import { superviseApi } from './superviseApi.ts';
import { waitUntilReady } from './waitUntilReady.ts';

type OnStop = (stopper: () => Promise<void>) => void;

const explain = (error: unknown, port: number): never => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  throw busy ? new Error(`Port ${port} is taken. Start with another one: PORT=3100 npm start`) : error;
};

/** Releases what is built, starts the API, and serves both on one address. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const apiPort = await freePort();
  const api = superviseApi(settings, apiPort);
  onStop(api.stop);
  await releaseBuilt(settings);
  const gateway = await createGateway({
    origin: settings.originDirectory,
    api: `http://127.0.0.1:${apiPort}`,
  });
  onStop(() => gateway.close());
  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/ready`);
  await gateway
    .listen({ port: settings.port, host: '127.0.0.1' })
    .catch((error: unknown) => explain(error, settings.port));
  const { port } = gateway.server.address() as AddressInfo;
  return { url: settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl };
};
