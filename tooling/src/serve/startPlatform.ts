import { spawn } from 'node:child_process';
import { repositoryRoot } from '../origin/paths.ts';
import type { StartSettings } from '../origin/settings.ts';
import { terminateProcess } from '../process/terminateProcess.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';

/** Releases the built packages in a process of its own: pages, checks and the browser that opens them leave no memory here. */
const releaseBuilds = async (publicUrl: string, onStop: OnStop): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/src/cli/releaseAll.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PUBLIC_URL: publicUrl },
    detached: true,
  });
  onStop(() => terminateProcess(child));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The release failed. See the output above.');
};

/** Releases the built packages, starts the API, and serves both on one port. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const url = await serveOrigin(settings, onStop, (publicUrl) => releaseBuilds(publicUrl, onStop));
  return { url };
};
