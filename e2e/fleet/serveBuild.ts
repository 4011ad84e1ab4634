import { createReadStream, existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Fleet } from './fleet.ts';

/** Serves a build on an origin of its own, as a team's own server does. Returns the origin's URL. */
export const serveBuild = async (folder: string, onEnd: Fleet['onEnd']): Promise<string> => {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://build').pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/json');
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};
