import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createFederatedSite } from './federated.ts';
import { toMonolithPage } from './monolithPage.ts';
import type { Site } from './serveSite.ts';

/**
 * The build's own files, and at every other address the released page, started by the build's entry for that address: one
 * for all of the monolith, one for each page of the floor.
 */
export const createMonolithSite = (
  directory: string,
  url: string,
  getEntry: (address: string) => string = () => 'app',
): Site => {
  const released = createFederatedSite(url);
  const readPage: Site['read'] = async (address) => {
    const page = await released.read(address);
    if (!page.type.startsWith('text/html')) return page;
    const body = Buffer.from(toMonolithPage(page.body.toString(), directory, getEntry(address)));
    return { ...page, headers: { 'cache-control': 'no-cache' }, body };
  };
  return {
    api: url,
    read: (address) => {
      const file = path.join(directory, path.posix.normalize(address));
      if (path.extname(file) !== '.js' || !existsSync(file)) return readPage(address);
      return Promise.resolve({
        status: 200,
        type: 'text/javascript',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        body: readFileSync(file),
      });
    },
  };
};
