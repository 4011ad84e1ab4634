import path from 'node:path';
import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import { forgetOldPages, pageFile, writeCompressed } from './pageFiles.ts';
import { pageHtml, type Prerendered } from './pageHtml.ts';
import { readInput, type ComposeInput } from './readInput.ts';
import { robots, sitemap } from './siteFiles.ts';

export interface ComposeOptions {
  origin: string;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
  development: boolean;
  /** Of builds in development: their styles and updates need what the policy forbids. */
  withoutPolicy?: boolean;
  /** Further scripts, by address. */
  scripts?: readonly string[];
  /** Rendered pages by address. */
  prerendered?: Readonly<Record<string, Prerendered>>;
}

/** Concrete addresses of a route: itself, or the listed values of a parameterised one. */
export const addressesOf = (route: RemoteRoute): string[] => {
  if (Array.isArray(route.prerender)) return route.prerender;
  return route.path.includes(':') ? [] : [route.path];
};

interface Page {
  address: string;
  contract: RemoteContract;
  route: RemoteRoute;
}

const pagesOf = (contracts: readonly RemoteContract[]): Page[] =>
  contracts.flatMap((contract) =>
    contract.routes.flatMap((route) => addressesOf(route).map((address) => ({ address, contract, route }))),
  );

/**
 * Writes the page of every route, `200.html` for addresses with a parameter, `404.html`, sitemap and robots.
 * Gives the addresses written.
 */
export const composePages = (
  options: ComposeOptions,
  input: ComposeInput = readInput(options.origin),
): string[] => {
  const { origin, publicUrl, prerendered = {} } = options;
  const pages = pagesOf(input.contracts);
  for (const page of pages)
    writeCompressed(
      pageFile(origin, page.address),
      pageHtml({ ...options, ...input, ...page, prerendered: prerendered[page.address] ?? null }),
    );
  const plain = pageHtml({
    ...options,
    ...input,
    address: '',
    contract: null,
    route: null,
    prerendered: null,
  });
  for (const name of ['200.html', '404.html']) writeCompressed(path.join(origin, name), plain);
  writeCompressed(path.join(origin, 'sitemap.xml'), sitemap(publicUrl, pages));
  writeCompressed(path.join(origin, 'robots.txt'), robots(publicUrl, pages));
  const addresses = pages.map(({ address }) => address);
  forgetOldPages(origin, addresses);
  return addresses;
};
