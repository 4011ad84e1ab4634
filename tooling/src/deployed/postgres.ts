import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ending, run, runOnce } from './processes.ts';

const versions = '/usr/lib/postgresql';
const pollMs = 100;
const limitMs = 30_000;

const binaries = (): string => {
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (!newest) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
  return path.join(versions, newest, 'bin');
};

/** PostgreSQL refuses to run as root; root runs it as the package's own user. */
const asItsUser = (program: string, words: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...words]] : [program, [...words]];

const giveToItsUser = (directory: string): void => {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(directory, id('-u'), id('-g'));
};

/** A PostgreSQL of its own on loopback, in its own folder. Gives its address. */
export const startPostgres = async (
  directory: string,
  port: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<string> => {
  const bin = binaries();
  const data = path.join(directory, 'data');
  mkdirSync(directory, { recursive: true });
  giveToItsUser(directory);
  if (!existsSync(data))
    await runOnce(
      ...asItsUser(path.join(bin, 'initdb'), [
        '-D',
        data,
        '-U',
        'rankwright',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-sync',
      ]),
    );
  const server = run(
    ...asItsUser(path.join(bin, 'postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      directory,
      '-c',
      'log_min_messages=fatal',
    ]),
  );
  onStop(ending(server));
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      await runOnce(path.join(bin, 'pg_isready'), [
        '-q',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'rankwright',
        '-d',
        'postgres',
      ]);
      return `postgres://rankwright@127.0.0.1:${port}/postgres`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(pollMs);
    }
  }
};
