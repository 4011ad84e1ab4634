import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { terminateProcess } from '../process/terminateProcess.ts';
import { markBuilt, findStalePackages } from './stalePackages.ts';

const lernaCli = path.join(repositoryRoot, 'node_modules/lerna/dist/cli.js');

const runLerna = (packages: readonly string[]) =>
  spawn(
    process.execPath,
    [
      lernaCli,
      'run',
      'build',
      ...packages.map((packageName) => `--scope=@rankwright/${packageName}`),
      '--concurrency=2',
      '--stream',
    ],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
      detached: true,
    },
  );

/** Builds stale packages with the task runner, which caches earlier builds. */
export const buildStalePackages = async (onStop: (stopper: () => Promise<void>) => void): Promise<void> => {
  const packages = findStalePackages();
  if (packages.size === 0) return;
  const names = [...packages.keys()];
  console.log(`Building ${names.join(', ')} (the first time takes a minute or two) …`);
  const child = runLerna(names);
  onStop(() => terminateProcess(child));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build failed. See the output above.');
  markBuilt(packages);
};
