import { createReadStream, existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import http from 'node:http';
import path from 'node:path';

export interface Elsewhere {
  url: string;
  /** Remotes whose files it lets other origins read. */
  open: Set<string>;
  stop: () => Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** The same releases on another origin, which says only of some remotes that others may read them. */
export const startElsewhere = async (origin: string): Promise<Elsewhere> => {
  const open = new Set<string>();
  const server = http.createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://elsewhere').pathname);
    const file = path.join(origin, path.posix.normalize(address));
    const readable = open.has(address.split('/')[2] ?? '');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      ...(readable && { 'access-control-allow-origin': '*' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
