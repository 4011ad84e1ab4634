import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import { writeAtomically } from '../release/writeAtomically.ts';
import { socialPicture } from './headTags.ts';
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

/** An address at which no remote has a page. */
export const notFoundAddress = '/404';

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

/** `200.html` waits for the app to know the address; `404.html` says by itself that there is nothing. */
const writeRoutelessPages = (options: ComposeOptions, input: ComposeInput): void => {
  const plain = { ...options, ...input, address: '', contract: null, route: null, prerendered: null };
  writeCompressed(path.join(options.origin, '200.html'), pageHtml(plain));
  const prerendered = options.prerendered?.[notFoundAddress] ?? null;
  writeCompressed(
    path.join(options.origin, '404.html'),
    pageHtml({ ...plain, title: 'Page Not Found', prerendered }),
  );
};

const copySocialPicture = (origin: string): void =>
  writeAtomically(
    path.join(origin, socialPicture.name),
    readFileSync(path.join(import.meta.dirname, socialPicture.name)),
  );

/**
 * Writes the page of every route, `200.html` for addresses with a parameter, `404.html`, sitemap, robots and the picture of shared links.
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
  writeRoutelessPages(options, input);
  copySocialPicture(origin);
  writeCompressed(path.join(origin, 'sitemap.xml'), sitemap(publicUrl, pages));
  writeCompressed(path.join(origin, 'robots.txt'), robots(publicUrl, pages));
  const addresses = pages.map(({ address }) => address);
  forgetOldPages(origin, addresses);
  return addresses;
};
