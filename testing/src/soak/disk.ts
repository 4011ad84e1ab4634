import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sizeMb = 3_072;
const callDelayUs = 50_000;

const readUsedKb = (folder: string): number =>
  Number(execFileSync('df', ['-k', '--output=used', folder], { encoding: 'utf8' }).split('\n')[1]);
const remount = (folder: string, size: string): void => {
  execFileSync('mount', ['-o', `remount,size=${size}`, folder]);
};

const listDescendants = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });

export interface Disk {
  folder: string;
  /** Takes away all free space: the next write answers ENOSPC. */
  fill(): void;
  free(): void;
  unmount(): Promise<void>;
}

/** A file system of its own, for the database and the data folder. Needs root. */
export const mountDisk = (): Disk => {
  if (process.getuid?.() !== 0)
    throw new Error(
      'The soak needs root: it fills the disk of the database, which is a file system of its own.',
    );
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-soak-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', folder]);
  return {
    folder,
    fill: () => remount(folder, `${readUsedKb(folder) + 64}k`),
    free: () => remount(folder, `${sizeMb}m`),
    unmount: () => {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
      return Promise.resolve();
    },
  };
};

/** Delays every write and flush of a process and its children by 50 ms, with strace. Returns how to end that. */
export const slowWrites = (pid: number): (() => void) => {
  const calls = 'pwrite64,pwritev,fsync,fdatasync';
  const targets = [pid, ...listDescendants(pid)].flatMap((target) => ['-p', String(target)]);
  const inject = `inject=${calls}:delay_enter=${callDelayUs}`;
  const tracer = spawn(
    'strace',
    ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', inject, ...targets],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  tracer.once('error', (error) => console.log(`soak: strace: ${error.message}`));
  return () => {
    tracer.kill('SIGTERM');
  };
};
