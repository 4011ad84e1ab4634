import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './serveSite.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** A single-page app: its files, and `index.html` at every other address. */
export const createMonolithSite = (directory: string, api: string): Site => ({
  api,
  read: (address) => {
    const file = path.join(directory, path.posix.normalize(address));
    const isFile = path.extname(file) !== '' && existsSync(file);
    const type = types[path.extname(file)] ?? 'text/html; charset=utf-8';
    return Promise.resolve({
      status: 200,
      type: isFile ? type : 'text/html; charset=utf-8',
      headers: { 'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache' },
      body: readFileSync(isFile ? file : path.join(directory, 'index.html')),
    });
  },
});
