import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';

/** Builds a remote or the shell in a separate process, as a CI pipeline does. Throws when the build fails. */
export const runRemoteBuild = async (
  directory: string,
  kind: 'remote' | 'shell' = 'remote',
): Promise<void> => {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'tooling/bin/build.mjs'), kind], {
    cwd: directory,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${path.basename(directory)} failed to build. See the output above.`);
};
