import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkout } from '../release/origin.ts';
import { endProcess } from './endProcess.ts';
import { markBuilt, staleRooms } from './staleRooms.ts';

const lerna = path.join(checkout, 'node_modules/lerna/dist/cli.js');

const runLerna = (rooms: readonly string[]) =>
  spawn(
    process.execPath,
    [
      lerna,
      'run',
      'build',
      ...rooms.map((room) => `--scope=@rankwright/${room}`),
      '--concurrency=2',
      '--stream',
    ],
    {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
      detached: true,
    },
  );

/** Builds stale rooms through the task runner, which knows what it has built before. */
export const buildWhatIsMissing = async (onStop: (stopper: () => Promise<void>) => void): Promise<void> => {
  const rooms = staleRooms();
  if (rooms.size === 0) return;
  const names = [...rooms.keys()];
  console.log(`Building ${names.join(', ')} (the first time takes a minute or two) …`);
  const child = runLerna(names);
  onStop(() => endProcess(child));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build failed; the lines above say where.');
  markBuilt(rooms);
};
