import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const storybookDirectory = path.resolve(import.meta.dirname, '../../shared-ui/storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** Every story of the built Storybook, without docs pages. */
export const listStories = (): Story[] => {
  const { entries } = JSON.parse(readFileSync(path.join(storybookDirectory, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
};

/** Serves the built Storybook on loopback, without an API. */
export const serveStories = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    const file = path.join(
      storybookDirectory,
      decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname),
    );
    if (!file.startsWith(storybookDirectory) || !existsSync(file) || statSync(file).isDirectory())
      return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
};
