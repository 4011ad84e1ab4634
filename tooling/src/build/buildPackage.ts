import path from 'node:path';
import { buildIdentity, sourcesMoved } from './buildIdentity.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

const builders: Record<string, (directory: string) => Promise<void>> = {
  remote: buildRemote,
  shell: buildShell,
};

/** Builds the package in `directory` into its `dist/`. `kind` is `remote` or `shell`. */
export const buildPackage = async (directory: string, kind = ''): Promise<void> => {
  const build = builders[kind];
  if (!build) throw new Error('Say what to build: rankwright-build remote, or rankwright-build shell.');
  process.env.NODE_ENV = 'production';
  const name = path.basename(directory).replace(/^remote-/, '');
  buildIdentity(directory, name);
  await build(directory);
  // The task runner would keep a mixture under the name of the sources it began with.
  if (sourcesMoved(directory, name))
    throw new Error(`The sources of ${name} changed while they were being built. Build again.`);
};
