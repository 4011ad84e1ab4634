import { spawn } from 'node:child_process';
import { repositoryRoot } from '../origin/paths.ts';
import type { StartSettings } from '../origin/settings.ts';
import { terminateProcess } from '../process/terminateProcess.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';

/** Releases the built packages in a process of its own, which opens them in a browser afterwards if they are the first: pages, checks and the browser that opens them leave no memory here. */
const releaseBuilds = async (publicUrl: string, onStop: OnStop): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/src/cli/releaseAll.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PUBLIC_URL: publicUrl },
    detached: true,
  });
  onStop(() => terminateProcess(child));
  await new Promise<void>((resolve, reject) => {
    // The TypeScript loader sends messages of its own.
    child.on('message', (message) => {
      if (message === 'released') resolve();
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The release failed. See the output above.')),
    );
  });
};

/** Releases the built packages, starts the API, and serves both on one port. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const url = await serveOrigin(settings, onStop, (publicUrl) => releaseBuilds(publicUrl, onStop));
  return { url };
};
