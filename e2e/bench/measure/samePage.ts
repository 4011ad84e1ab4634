import { deferredPattern } from '../serve/monolithPage.ts';
import type { Site } from '../serve/serveSite.ts';

/** What a browser parses and runs before anything starts the app: the page without what waits in its template. */
const readPage = async (site: Site, address: string): Promise<string> =>
  (await site.read(address)).body.toString().replace(deferredPattern, '$1');

/**
 * True when a static page is the same in each of the sites but for the scripts that it does not run. Its loads are measured all the same,
 * but differ by chance only.
 */
export const isSamePage = async (sites: readonly Site[], address: string): Promise<boolean> => {
  const pages = await Promise.all(sites.map((site) => readPage(site, address)));
  return new Set(pages).size === 1;
};
