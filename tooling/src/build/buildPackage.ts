import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

/** Builds the package in `directory` into its `dist/`. `kind` is `remote` or `shell`. */
export const buildPackage = async (directory: string, kind: string | undefined): Promise<void> => {
  process.env.NODE_ENV = 'production';
  if (kind === 'remote') return buildRemote(directory);
  if (kind === 'shell') return buildShell(directory);
  throw new Error('Say what to build: rankwright-build remote, or rankwright-build shell.');
};
