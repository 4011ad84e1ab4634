import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { ShellFacts } from '../build/buildShell.ts';
import { readContract } from '../release/readContract.ts';
import { readRegistry } from '../release/registryFile.ts';

export interface EarlyScripts {
  /** Sets the colours before the first paint. */
  scheme: string;
  /** Starts a page that was rendered ahead. */
  held: string;
}

export interface ComposeInput {
  registry: Registry;
  /** Current contracts of the remotes that lie on this origin. */
  contracts: readonly RemoteContract[];
  shell: ShellFacts;
  template: string;
  /** Scripts that stand in the page, so that nothing waits for a request. */
  early: EarlyScripts;
}

/** Empty while the shell is being developed: its files are in memory then. */
const earlyOf = (folder: string, { entries }: ShellFacts, name: keyof EarlyScripts): string =>
  (entries[name] ?? [])
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, ''))
    .join('\n');

export const readInput = (origin: string): ComposeInput => {
  const registry = readRegistry(origin);
  if (!registry) throw new Error('There is nothing to compose yet: release the shell first.');
  const folder = path.join(origin, 'shell', registry.shell.version);
  const shell = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellFacts;
  const contracts = registry.remotes
    .map(({ name, current }) => path.join(origin, 'remotes', name, current.version))
    .filter((place) => existsSync(path.join(place, 'remote.contract.json')))
    .map(readContract);
  return {
    registry,
    contracts,
    shell,
    template: readFileSync(path.join(folder, 'template.html'), 'utf8'),
    early: { scheme: earlyOf(folder, shell, 'scheme'), held: earlyOf(folder, shell, 'held') },
  };
};
