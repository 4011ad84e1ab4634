import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@rankwright/contracts/paths';
import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import { writeAtomically } from '../origin/writeAtomically.ts';
import { writeCompressed } from '../origin/writeCompressed.ts';
import { socialImage } from './renderHeadTags.ts';
import { listPageAddresses } from './listAddresses.ts';
import { renderFeed } from './feed.ts';
import { deleteStalePages, getPageFile } from './pageFiles.ts';
import type { Prerendered } from './pageInput.ts';
import { renderPageHtml } from './renderPageHtml.ts';
import { readOrigin, type OriginContent } from './readOrigin.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { renderRobots, renderSitemap } from './siteFiles.ts';

export interface BuildPagesOptions {
  origin: string;
  /** Public URL of the product, without a trailing slash. */
  publicUrl: string;
  development: boolean;
  /** Percentage of page views that report spans; by default 10, in development none. */
  telemetryPercent?: number | undefined;
  /** Registers the service worker and saves answers of the API in the browser; on unless it is false. */
  offline?: boolean | undefined;
  /** Public keys that may sign the registry. */
  registryKeys?: readonly string[];
  /** For development builds: their styles and hot updates need what the security policy forbids. */
  withoutPolicy?: boolean;
  /** Prerendered pages by address. */
  prerendered?: Readonly<Record<string, Prerendered>>;
  /** Called before each page is written; throws when this process may write no more. */
  beforeWrite?: () => void;
}

/** Address without a page, from which `404.html` is rendered. */
export const notFoundAddress = '/404';

interface Page {
  address: string;
  contract: RemoteContract;
  route: RemoteRoute;
}

const listPages = (contracts: readonly RemoteContract[]): Page[] =>
  contracts.flatMap((contract) =>
    contract.routes.flatMap((route) =>
      listPageAddresses(route).map((address) => ({ address, contract, route })),
    ),
  );

/**
 * Pages that belong to no remote: the host's redirect, and `404.html`, which shows Page Not Found by itself. It is written
 * last and says that the build is whole (`arePagesCurrent`).
 */
const writeHostPages = (options: BuildPagesOptions, input: OriginContent): void => {
  const page = { ...options, ...input, address: '', contract: null, route: null, prerendered: null };
  writeCompressed(getPageFile(options.origin, paths.dashboard), renderPageHtml(page));
  const prerendered = options.prerendered?.[notFoundAddress] ?? null;
  writeCompressed(
    path.join(options.origin, '404.html'),
    renderPageHtml({ ...page, title: 'Page Not Found', prerendered }),
  );
};

const copySocialImage = (origin: string): void =>
  writeAtomically(
    path.join(origin, socialImage.name),
    readFileSync(path.join(import.meta.dirname, socialImage.name)),
  );

/**
 * Writes the page of every route, one for all addresses of a parameterised route, `404.html`, sitemap, feed, robots.txt, the
 * social image and the service worker. Returns the addresses of the routes.
 */
export const writePages = (
  options: BuildPagesOptions,
  input: OriginContent = readOrigin(options.origin),
): string[] => {
  const { origin, publicUrl, prerendered = {} } = options;
  const pages = listPages(input.contracts);
  for (const page of pages) {
    const html = renderPageHtml({
      ...options,
      ...input,
      ...page,
      prerendered: prerendered[page.address] ?? null,
    });
    options.beforeWrite?.();
    writeCompressed(getPageFile(origin, page.address), html);
  }
  options.beforeWrite?.();
  copySocialImage(origin);
  writeServiceWorker(origin, input.shell, options.offline !== false);
  writeCompressed(path.join(origin, 'sitemap.xml'), renderSitemap(publicUrl, pages));
  writeCompressed(path.join(origin, paths.feed), renderFeed(publicUrl, pages));
  writeCompressed(path.join(origin, 'robots.txt'), renderRobots(publicUrl, pages));
  const addresses = pages.map(({ address }) => address);
  deleteStalePages(origin, addresses);
  writeHostPages(options, input);
  return addresses;
};
