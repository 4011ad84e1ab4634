import type { RemoteConfig } from '@rankwright/contracts/remote';
import { getBuildIdentity, haveSourcesChanged } from './webpack/buildIdentity.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';
import { loadExport } from './loadExport.ts';

const builders: Record<string, (directory: string) => Promise<void>> = {
  remote: buildRemote,
  shell: buildShell,
};

const readRemoteName = async (directory: string): Promise<string> =>
  (await loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote')).name;

/** Builds the package in `directory` into its `dist/`. `kind` is `remote` or `shell`. */
export const buildPackage = async (directory: string, kind = ''): Promise<void> => {
  const build = builders[kind];
  if (!build) throw new Error('Unknown build target. Run rankwright-build remote or rankwright-build shell.');
  process.env.NODE_ENV = 'production';
  const name = kind === 'remote' ? await readRemoteName(directory) : kind;
  getBuildIdentity(directory, name);
  await build(directory);
  // Otherwise the task runner would cache the mixed build under the hash of the original sources.
  if (haveSourcesChanged(directory, name))
    throw new Error(`The sources of ${name} changed during the build. Build again.`);
};
