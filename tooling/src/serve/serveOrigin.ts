import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGateway, type Middleware } from './gateway/createGateway.ts';
import { superviseApi, type ApiOptions, type SupervisedApi } from './superviseApi.ts';
import { runCanaryWatch } from '../release/canary/runCanaryWatch.ts';
import { startFleetService, type FleetServiceOptions } from './startFleetService.ts';
import { waitUntilReady } from '../process/waitUntilReady.ts';

export interface ServeOptions extends ApiOptions, FleetServiceOptions {
  port: number;
  /** Runs before the gateway; development serves files from memory here. */
  before?: Middleware;
  /** Called with the API process. */
  onApi?: (api: SupervisedApi) => void;
}

export type OnStop = (stopper: () => Promise<void>) => void;

const rethrowListenError = (error: unknown, port: number): never => {
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  throw isPortInUse
    ? new Error(`Port ${port} is already in use. Choose another one: PORT=3100 npm start`)
    : error;
};

/** Binds the public port. Port 0 takes a free one, which the public URL then names. */
const listen = async (gateway: FastifyInstance, options: ServeOptions): Promise<string> => {
  const { port, publicUrl } = options;
  await gateway
    .listen({ port, host: '127.0.0.1' })
    .catch((error: unknown) => rethrowListenError(error, port));
  const { port: boundPort } = gateway.server.address() as AddressInfo;
  return port === 0 ? publicUrl.replace(/:0$/, `:${boundPort}`) : publicUrl;
};

/**
 * Serves the API and the static origin on one port. The port is bound first; requests wait until the API is ready and
 * `prepare`, which runs while the API starts, is done. Returns the public URL.
 */
export const serveOrigin = async (
  options: ServeOptions,
  onStop: OnStop,
  prepare: (publicUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> => {
  let openGateway: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    openGateway = resolve;
  });
  const started: { api?: SupervisedApi } = {};
  const gateway = await createGateway({
    origin: options.originDirectory,
    getApiUrl: () => started.api?.getUrl() ?? null,
    ready,
    ...(options.before && { before: options.before }),
  });
  onStop(() => gateway.close());
  const publicUrl = await listen(gateway, options);
  const fleetService = await startFleetService(options);
  onStop(fleetService.close);
  const api = superviseApi({ ...options, publicUrl, environment: fleetService.environment });
  started.api = api;
  onStop(api.stop);
  onStop(runCanaryWatch(options.originDirectory, api.getUrl));
  options.onApi?.(api);
  await prepare(publicUrl);
  await waitUntilReady(`${await api.listening}/api/ready`);
  openGateway();
  return publicUrl;
};
