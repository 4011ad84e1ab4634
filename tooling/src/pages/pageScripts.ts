import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';

interface PageScript {
  /** Address, e.g. `/remotes/marketing/0.1.0-1a2b3c4d/script-roi.5e6f7a8b9c.js`; absolute on an origin of the remote's own. */
  href: string;
  integrity: string;
}

export const findPageScript = (
  registry: Registry,
  contract: RemoteContract,
  route: string,
): PageScript | null => {
  const file = contract.pageScripts[route];
  if (!file) return null;
  const base = registry.remotes.find(({ name }) => name === contract.name)?.current.base ?? '';
  return { href: `${base}${file}`, integrity: contract.files[file]?.integrity ?? '' };
};

/** The script's source, without the comment that names its source map. */
export const readScript = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, '');

/**
 * Sources of the page scripts by address. Without those of remotes that have an origin of their own, and without those that would end
 * their script element.
 */
export const readPageScripts = (
  origin: string,
  registry: Registry,
  contracts: readonly RemoteContract[],
): Record<string, string> => {
  const addresses = contracts.flatMap((contract) =>
    Object.keys(contract.pageScripts).flatMap(
      (route) => findPageScript(registry, contract, route)?.href ?? [],
    ),
  );
  const sources = addresses
    .filter((address) => address.startsWith('/') && existsSync(path.join(origin, address)))
    .map((address) => [address, readScript(path.join(origin, address))] as const);
  return Object.fromEntries(sources.filter(([, source]) => !/<\/script|<!--/i.test(source)));
};
