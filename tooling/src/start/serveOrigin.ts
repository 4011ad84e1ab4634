import type { AddressInfo } from 'node:net';
import { createGateway, type Middleware } from '../gateway/createGateway.ts';
import { freePort } from './freePort.ts';
import { superviseApi, type Supervised } from './superviseApi.ts';
import { waitUntilReady } from './waitUntilReady.ts';

export interface ServeOptions {
  port: number;
  publicUrl: string;
  originDirectory: string;
  dataDirectory: string;
  /** Say nothing of the API's requests. */
  quiet?: boolean;
  /** Arguments of Node that run the API; the built one by default. */
  api?: readonly string[];
  /** Asked before the gateway; development answers from memory here. */
  before?: Middleware;
  /** Gets the running API. */
  onApi?: (api: Supervised) => void;
}

export type OnStop = (stopper: () => Promise<void>) => void;

const explain = (error: unknown, port: number): never => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  throw busy ? new Error(`Port ${port} is taken. Start with another one: PORT=3100 npm start`) : error;
};

/** The API and the static origin on one address; `prepare` runs while the API starts. Gives the port. */
export const serveOrigin = async (
  options: ServeOptions,
  onStop: OnStop,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const { port, originDirectory } = options;
  const apiPort = await freePort();
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
  await gateway.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => explain(error, port));
  return (gateway.server.address() as AddressInfo).port;
};
