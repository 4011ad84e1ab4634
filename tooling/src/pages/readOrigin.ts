import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { ShellManifest } from '../build/buildShell.ts';
import { readContract } from '../origin/readContract.ts';
import { getShellFolder, readShellManifest } from '../build/shellManifest.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { readPageScripts, readScript } from './pageScripts.ts';

export interface BootstrapScripts {
  /** Says when the host's files are missing or altered; empty in shells that have none. */
  watchdog: string;
  /** Sets the colours before the first paint. */
  scheme: string;
  /** Holds a form that is submitted before its page can handle it; empty in shells that have none. */
  heldSubmit: string;
  /** Makes the layout of a static page work, or starts the app; empty in shells that have none. */
  staticPage: string;
}

export interface OriginContent {
  registry: Registry;
  /** Current contracts of the remotes that are hosted on this origin. */
  contracts: readonly RemoteContract[];
  shell: ShellManifest;
  template: string;
  /** Scripts that are inlined in the page to save a request. */
  bootstrap: BootstrapScripts;
  /** Sources of the page scripts on this origin by address, inlined like the bootstrap scripts. */
  pageScripts: Readonly<Record<string, string>>;
}

/** Empty in development, where the shell's files are only in memory. */
const readBootstrapScript = (
  folder: string,
  { entries }: ShellManifest,
  name: keyof BootstrapScripts,
): string =>
  (entries[name] ?? [])
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map(readScript)
    .join('\n');

export const readOrigin = (origin: string): OriginContent => {
  const registry = readRegistry(origin);
  if (!registry) throw new Error('No pages to build: release the shell first.');
  const folder = getShellFolder(origin, registry.shell.version);
  const shell = readShellManifest(folder);
  const contracts = registry.remotes
    .map(({ name, current }) => path.join(origin, 'remotes', name, current.version))
    .filter((directory) => existsSync(path.join(directory, 'remote.contract.json')))
    .map(readContract);
  return {
    registry,
    contracts,
    shell,
    template: readFileSync(path.join(folder, 'template.html'), 'utf8'),
    bootstrap: {
      watchdog: readBootstrapScript(folder, shell, 'watchdog'),
      scheme: readBootstrapScript(folder, shell, 'scheme'),
      heldSubmit: readBootstrapScript(folder, shell, 'heldSubmit'),
      staticPage: readBootstrapScript(folder, shell, 'staticPage'),
    },
    pageScripts: readPageScripts(origin, registry, contracts),
  };
};
