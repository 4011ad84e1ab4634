import { addressesOf, composePages, notFoundAddress, type ComposeOptions } from './composePages.ts';
import { isOutlined } from './pageHtml.ts';
import { readInput } from './readInput.ts';
import { renderPages } from './renderPages.ts';

/** Renders the public pages and writes every page. A page that cannot be rendered is served unrendered, and said so. */
export const compose = async (options: ComposeOptions): Promise<void> => {
  const input = readInput(options.origin);
  const routes = input.contracts.flatMap((contract) => contract.routes);
  const addresses = routes.filter(({ prerender }) => prerender !== false).flatMap(addressesOf);
  const outlines = [...routes.filter(isOutlined).flatMap(addressesOf), notFoundAddress];
  const prerendered = await renderPages({
    origin: options.origin,
    publicUrl: options.publicUrl,
    registry: input.registry,
    addresses,
    outlines,
  });
  const pages = composePages({ ...options, prerendered }, input);
  console.log(`Composed ${pages.length} pages, ${Object.keys(prerendered).length} of them rendered`);
};
