import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deadlines, type RemoteContract } from '@rankwright/contracts/remote';
import type { ShellFacts } from '../build/buildShell.ts';
import { integrityOf } from '../build/fileFacts.ts';
import { composePages, type ComposeOptions } from '../compose/composePages.ts';
import { emptyRegistry, readRegistry, writeRegistry } from '../release/registryFile.ts';
import type { StartSettings } from '../start/settings.ts';

export type DevelopmentOrigin = ReturnType<typeof developmentOrigin>;

/** A static origin for what is being developed: registry, contracts and pages on disk, scripts in memory. */
export const developmentOrigin = (
  { dataDirectory, publicUrl }: StartSettings,
  extra: Pick<ComposeOptions, 'withoutPolicy' | 'scripts'>,
) => {
  const directory = path.join(dataDirectory, 'development');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const options = { ...extra, origin: directory, publicUrl, development: true };

  const putShell = (facts: ShellFacts, template: string): void => {
    const folder = path.join(directory, 'shell', facts.version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(facts));
    writeFileSync(path.join(folder, 'template.html'), template);
    const now = new Date();
    const registry = readRegistry(directory) ?? emptyRegistry(facts.version, now);
    writeRegistry(directory, { ...registry, shell: { version: facts.version, previous: null } }, now);
    composePages(options);
  };

  const putRemote = (contract: RemoteContract): void => {
    const folder = path.join(directory, 'remotes', contract.name, contract.version);
    const text = JSON.stringify(contract);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'remote.contract.json'), text);
    const registry = readRegistry(directory);
    if (!registry) throw new Error('The shell comes first.');
    const { name, owner, routes, version } = contract;
    const base = `/remotes/${name}/${version}/`;
    const others = registry.remotes.filter((remote) => remote.name !== name);
    const current = { version, base, contractIntegrity: integrityOf(text) };
    const remote = { name, owner, routes, current, previous: null, deadlines: deadlines.parse({}) };
    writeRegistry(directory, { ...registry, remotes: [...others, remote] }, new Date());
    composePages(options);
  };

  return { directory, options, putShell, putRemote };
};
