import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract } from '@rankwright/contracts/remote';
import type { ShellManifest } from '../../build/buildShell.ts';
import { computeIntegrity } from '../../build/fileInfo.ts';
import { writePages, type BuildPagesOptions } from '../../pages/writePages.ts';
import { createEmptyRegistry, readRegistry, writeRegistry } from '../../origin/registryFile.ts';
import type { StartSettings } from '../../origin/settings.ts';

export type DevelopmentOrigin = ReturnType<typeof createDevelopmentOrigin>;

/** Creates the static origin for development: registry, contracts and pages on disk, scripts in memory. */
export const createDevelopmentOrigin = (
  { dataDirectory, publicUrl }: StartSettings,
  extra: Pick<BuildPagesOptions, 'withoutPolicy'> = {},
) => {
  const directory = path.join(dataDirectory, 'development');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const options = { ...extra, origin: directory, publicUrl, development: true, offline: false };

  const putShell = (facts: ShellManifest, template: string): void => {
    const folder = path.join(directory, 'shell', facts.version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(facts));
    writeFileSync(path.join(folder, 'template.html'), template);
    const now = new Date();
    const registry = readRegistry(directory) ?? createEmptyRegistry(facts.version, now);
    writeRegistry(directory, { ...registry, shell: { version: facts.version, previous: null } }, now);
    writePages(options);
  };

  const putRemote = (contract: RemoteContract): void => {
    const folder = path.join(directory, 'remotes', contract.name, contract.version);
    const text = JSON.stringify(contract);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'remote.contract.json'), text);
    const registry = readRegistry(directory);
    if (!registry) throw new Error('Add the shell before the first remote.');
    const { name, owner, routes, version } = contract;
    const base = `/remotes/${name}/${version}/`;
    const others = registry.remotes.filter((remote) => remote.name !== name);
    const current = { version, base, contractIntegrity: computeIntegrity(text) };
    const remote = { name, owner, routes, current, previous: null };
    writeRegistry(directory, { ...registry, remotes: [...others, remote] }, new Date());
    writePages(options);
  };

  return { directory, options, updateShell: putShell, updateRemote: putRemote };
};
