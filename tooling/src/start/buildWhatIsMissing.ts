import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdentity } from '../build/buildIdentity.ts';
import { checkout } from '../release/origin.ts';
import { endProcess } from './endProcess.ts';

const versionIn = (file: string): string | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;

const remoteRooms = (): string[] =>
  readdirSync(checkout).filter(
    (name) => name.startsWith('remote-') && existsSync(path.join(checkout, name, 'remote.config.ts')),
  );

/** Rooms whose `dist/` is not of the sources as they are now. */
export const staleRooms = (): string[] => {
  const remotes = remoteRooms().filter((room) => {
    const { version } = buildIdentity(path.join(checkout, room), room.replace(/^remote-/, ''));
    return versionIn(path.join(checkout, room, 'dist/remote.contract.json')) !== version;
  });
  const shell =
    versionIn(path.join(checkout, 'shell/dist/shell.json')) ===
    buildIdentity(path.join(checkout, 'shell'), 'shell').version
      ? []
      : ['shell'];
  const api =
    versionIn(path.join(checkout, 'api/dist/build.json')) ===
    buildIdentity(path.join(checkout, 'api'), 'api').version
      ? []
      : ['api'];
  return [...shell, ...remotes, ...api];
};

/** Builds stale rooms through the task runner, which knows what it has built before. */
export const buildWhatIsMissing = async (onStop: (stopper: () => Promise<void>) => void): Promise<void> => {
  const rooms = staleRooms();
  if (rooms.length === 0) return;
  console.log(`Building ${rooms.join(', ')} (the first time takes a minute or two) …`);
  const lerna = path.join(checkout, 'node_modules/lerna/dist/cli.js');
  const scopes = rooms.map((room) => `--scope=@rankwright/${room}`);
  const child = spawn(
    process.execPath,
    [lerna, 'run', 'build', ...scopes, '--concurrency', '2', '--stream'],
    {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' },
      detached: true,
    },
  );
  onStop(() => endProcess(child));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The build failed; the lines above say where.');
};
