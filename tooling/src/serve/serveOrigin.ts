import type { AddressInfo } from 'node:net';
import { createGateway, type Middleware } from './gateway/createGateway.ts';
import { findFreePort } from '../process/findFreePort.ts';
import { superviseApi, type ApiOptions, type SupervisedApi } from './superviseApi.ts';
import { waitUntilReady } from '../process/waitUntilReady.ts';

export interface ServeOptions extends ApiOptions {
  port: number;
  originDirectory: string;
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

/**
 * Serves the API and the static origin on one port; `prepare` runs while the API starts. Returns the port.
 */
export const serveOrigin = async (
  options: ServeOptions,
  onStop: OnStop,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const { port, originDirectory } = options;
  const apiPort = await findFreePort();
  const api = superviseApi(options, apiPort);
  onStop(api.stop);
  options.onApi?.(api);
  await prepare();
  const gateway = await createGateway({
    origin: originDirectory,
    api: `http://127.0.0.1:${apiPort}`,
    ...(options.before && { before: options.before }),
  });
  onStop(() => gateway.close());
  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/ready`);
  await gateway
    .listen({ port, host: '127.0.0.1' })
    .catch((error: unknown) => rethrowListenError(error, port));
  return (gateway.server.address() as AddressInfo).port;
};
