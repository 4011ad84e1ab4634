import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import type { ShellFacts } from '../build/buildShell.ts';
import { readContract } from '../release/releaseRemote.ts';
import { readRegistry } from '../release/registryFile.ts';
import { writeAtomically } from '../release/writeAtomically.ts';
import { pageHtml, type Prerendered } from './pageHtml.ts';
import { pagePolicy } from './pagePolicy.ts';
import { robots, sitemap } from './siteFiles.ts';

export interface ComposeOptions {
  origin: string;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
  development: boolean;
  /** Rendered pages by address. */
  prerendered?: Readonly<Record<string, Prerendered>>;
}

export interface ComposeInput {
  registry: Registry;
  contracts: readonly RemoteContract[];
  shell: ShellFacts;
  template: string;
}

export const readInput = (origin: string): ComposeInput => {
  const registry = readRegistry(origin);
  if (!registry) throw new Error('There is nothing to compose yet: release the shell first.');
  const folder = path.join(origin, 'shell', registry.shell.version);
  const contracts = registry.remotes
    .map(({ name, current }) => path.join(origin, 'remotes', name, current.version))
    .filter((place) => existsSync(path.join(place, 'remote.contract.json')))
    .map(readContract);
  return {
    registry,
    contracts,
    shell: JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellFacts,
    template: readFileSync(path.join(folder, 'template.html'), 'utf8'),
  };
};

/** Concrete addresses of a route: itself, or the listed values of a parameterised one. */
export const addressesOf = (route: RemoteRoute): string[] => {
  if (Array.isArray(route.prerender)) return route.prerender;
  return route.path.includes(':') ? [] : [route.path];
};

const fileOf = (origin: string, address: string): string => path.join(origin, 'pages', address, 'index.html');

/** Writes the page of every route, the fallback page, sitemap and robots. Gives the addresses written. */
export const composePages = (
  options: ComposeOptions,
  input: ComposeInput = readInput(options.origin),
): string[] => {
  const policies: Record<string, string> = {};
  const write = (address: string, contract: RemoteContract | null, route: RemoteRoute | null): void => {
    const prerendered = options.prerendered?.[address] ?? null;
    const html = pageHtml({ ...options, ...input, address, contract, route, prerendered });
    policies[address] = pagePolicy(html, input);
    writeAtomically(fileOf(options.origin, address), html);
  };
  rmSync(path.join(options.origin, 'pages'), { recursive: true, force: true });
  const pages = input.contracts.flatMap((contract) =>
    contract.routes.flatMap((route) => addressesOf(route).map((address) => ({ address, contract, route }))),
  );
  for (const { address, contract, route } of pages) write(address, contract, route);
  write('/_fallback', null, null);
  writeAtomically(path.join(options.origin, 'policies.json'), JSON.stringify(policies, null, 2));
  writeAtomically(path.join(options.origin, 'sitemap.xml'), sitemap(options.publicUrl, pages));
  writeAtomically(path.join(options.origin, 'robots.txt'), robots(options.publicUrl, pages));
  return pages.map(({ address }) => address);
};
