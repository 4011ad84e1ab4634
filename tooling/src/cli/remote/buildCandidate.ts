import { existsSync } from 'node:fs';
import path from 'node:path';
import { runRemoteBuild } from '../../build/runRemoteBuild.ts';
import { shellName } from '../../origin/history.ts';
import { repositoryRoot } from '../../origin/paths.ts';
import { getRemoteDirectory } from './remoteDirectory.ts';

const shellDirectory = path.join(repositoryRoot, 'shell');

const isBuild = (folder: string): boolean =>
  ['remote.contract.json', 'shell.json'].some((name) => existsSync(path.join(folder, name)));

/** Builds a remote or the shell by its name and returns the folder of the build; a folder that holds one is taken as it is. */
export const buildCandidate = async (name = ''): Promise<string> => {
  if (name !== '' && isBuild(name)) return path.resolve(name);
  const directory = name === shellName ? shellDirectory : getRemoteDirectory(name || undefined);
  await runRemoteBuild(directory, name === shellName ? 'shell' : 'remote');
  return path.join(directory, 'dist');
};
