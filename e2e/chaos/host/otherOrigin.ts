import { createReadStream, existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import http from 'node:http';
import path from 'node:path';

export interface OtherOrigin {
  url: string;
  /** Remotes whose files are served with CORS headers. */
  corsRemotes: Set<string>;
  stop: () => Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves the same releases on another origin; only the remotes in `open` get CORS headers. */
export const startOtherOrigin = async (origin: string): Promise<OtherOrigin> => {
  const open = new Set<string>();
  const server = http.createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://elsewhere').pathname);
    const file = path.join(origin, path.posix.normalize(address));
    const hasCors = open.has(address.split('/')[2] ?? '');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      ...(hasCors && { 'access-control-allow-origin': '*' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    corsRemotes: open,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
