import { listAddresses } from './listAddresses.ts';
import { writePages, notFoundAddress, type BuildPagesOptions } from './writePages.ts';
import { hasAppShell } from './renderPageHtml.ts';
import { readOrigin } from './readOrigin.ts';
import { prerenderPages } from './prerenderPages.ts';

/**
 * Prerenders the public pages and writes every page. A page that fails to render is reported and written
 * without content.
 */
export const buildPages = async (options: BuildPagesOptions): Promise<void> => {
  const input = readOrigin(options.origin);
  const routes = input.contracts.flatMap((contract) => contract.routes);
  const addresses = routes.filter(({ prerender }) => prerender !== false).flatMap(listAddresses);
  const appShells = [...routes.filter(hasAppShell).flatMap(listAddresses), notFoundAddress];
  const prerendered = await prerenderPages({
    origin: options.origin,
    publicUrl: options.publicUrl,
    registry: input.registry,
    addresses,
    appShells,
  });
  const pages = writePages({ ...options, prerendered }, input);
  console.log(`Built ${pages.length} pages, ${Object.keys(prerendered).length} prerendered`);
};
