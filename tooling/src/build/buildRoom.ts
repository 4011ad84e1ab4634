import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkout } from '../release/origin.ts';

/** Builds a remote in a process of its own, as its team's pipeline does. */
export const buildRoom = async (room: string): Promise<void> => {
  const child = spawn(process.execPath, [path.join(checkout, 'tooling/bin/build.mjs'), 'remote'], {
    cwd: room,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${path.basename(room)} does not build; the lines above say why.`);
};
