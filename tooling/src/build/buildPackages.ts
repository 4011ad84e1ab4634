import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { terminateProcess } from '../process/terminateProcess.ts';

const lernaCli = path.join(repositoryRoot, 'node_modules/lerna/dist/cli.js');

const runLerna = () =>
  spawn(process.execPath, [lernaCli, 'run', 'build', '--concurrency=2', '--loglevel=warn'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
    detached: true,
  });

/** Builds every package that changed since its last build; the task runner restores the others from its cache. */
export const buildPackages = async (onStop: (stopper: () => Promise<void>) => void): Promise<void> => {
  console.log('Building what changed (the first time takes a minute or two) …');
  const child = runLerna();
  onStop(() => terminateProcess(child));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build failed. See the output above.');
};
