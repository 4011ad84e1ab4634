import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';
import { computeIntegrity } from '../build/fileInfo.ts';
import { findRemoteFile, type PageFile } from './remoteFiles.ts';

export const findPageScript = (
  registry: Registry,
  contract: RemoteContract,
  route: string,
): PageFile | null => {
  const file = contract.pageScripts[route];
  return file ? findRemoteFile(registry, contract, file) : null;
};

/** The script's source, without the comment that names its source map. */
export const readScript = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, '');

/** On this origin, and what the contract lists: its path is the remote's word. */
const isInlined = (origin: string, { href, integrity }: PageFile): boolean => {
  const file = path.join(origin, href);
  return (
    href.startsWith('/') &&
    existsSync(file) &&
    computeIntegrity(readFileSync(file)) === integrity &&
    !/<\/script|<!--/i.test(readScript(file))
  );
};

/**
 * Sources of the page scripts by address. Without those of remotes that have an origin of their own, and without those that would end
 * their script element.
 */
export const readPageScripts = (
  origin: string,
  registry: Registry,
  contracts: readonly RemoteContract[],
): Record<string, string> => {
  const scripts = contracts.flatMap((contract) =>
    Object.keys(contract.pageScripts).flatMap((route) => findPageScript(registry, contract, route) ?? []),
  );
  return Object.fromEntries(
    scripts
      .filter((script) => isInlined(origin, script))
      .map(({ href }) => [href, readScript(path.join(origin, href))]),
  );
};
