import http from 'node:http';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { stopOnSignals } from '../../process/stopOnSignals.ts';
import { watchRemote } from '../../serve/dev/watchRemote.ts';
import { openOrigin, readRemote } from './settings.ts';

/** The page is on the host's origin and reads the build from this one. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const describeHost = async (origin: string | undefined, directory: string): Promise<string> => {
  try {
    const { publicUrl } = await (await openOrigin(origin, directory)).read();
    return publicUrl;
  } catch {
    return '<URL of the host>';
  }
};

/**
 * `dev [--port 4001]`: serves the remote from its sources. The released host loads it in one browser tab by an override;
 * hot reload shows changes there, and components keep their state.
 */
export const developStandalone = async (
  directory: string,
  port: number,
  origin: string | undefined,
): Promise<number> => {
  process.env.RANKWRIGHT_BUILD = 'live';
  const { name } = await readRemote(directory);
  const contract: { current?: RemoteContract } = {};
  const build = await watchRemote(directory, '/', (built) => {
    contract.current = built;
  });
  const server = http.createServer((request, response) => {
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    if (request.url === '/remote.contract.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(contract.current));
    else build.middleware(request, response, () => response.writeHead(404).end('Not found'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const { onStop } = stopOnSignals();
  onStop(build.close);
  const own = `http://localhost:${port}`;
  const host = await describeHost(origin, directory);
  console.log(`${name} is served at ${own}/ with hot reload.

Open it in the released host:  ${host}/?override=${name}@${own}/
The operator of the host allows this once:  remote allow ${own}`);
  return new Promise<number>(() => undefined);
};
