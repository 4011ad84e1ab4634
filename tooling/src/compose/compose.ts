import { addressesOf, composePages, type ComposeOptions } from './composePages.ts';
import { readInput } from './readInput.ts';
import { renderPages } from './renderPages.ts';

/** Renders the public pages and writes every page. A page that cannot be rendered is served unrendered, and said so. */
export const compose = async (options: ComposeOptions): Promise<void> => {
  const input = readInput(options.origin);
  const addresses = input.contracts.flatMap((contract) =>
    contract.routes.filter((route) => route.prerender !== false).flatMap(addressesOf),
  );
  const prerendered = await renderPages({
    origin: options.origin,
    publicUrl: options.publicUrl,
    registry: input.registry,
    addresses,
  });
  const pages = composePages({ ...options, prerendered }, input);
  console.log(`Composed ${pages.length} pages, ${Object.keys(prerendered).length} of them rendered`);
};
