import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { ShellFacts } from '../build/buildShell.ts';
import { readContract } from '../release/readContract.ts';
import { readRegistry } from '../release/registryFile.ts';

export interface ComposeInput {
  registry: Registry;
  /** Current contracts of the remotes that lie on this origin. */
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
