import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStopper, spawnProcess, runToCompletion } from './processes.ts';

const versionsDirectory = '/usr/lib/postgresql';
const pollMs = 100;
const timeoutMs = 30_000;

const findBinaries = (): string => {
  const newest = existsSync(versionsDirectory)
    ? readdirSync(versionsDirectory).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (!newest) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  return path.join(versionsDirectory, newest, 'bin');
};

/** PostgreSQL refuses to run as root; root runs it as the user `postgres`. */
const runAsPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

const chownToPostgres = (directory: string): void => {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(directory, id('-u'), id('-g'));
};

/**
 * Starts a separate PostgreSQL server on loopback with its data in `directory`. Returns its connection URL.
 */
export const startPostgres = async (
  directory: string,
  port: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<string> => {
  const bin = findBinaries();
  const data = path.join(directory, 'data');
  mkdirSync(directory, { recursive: true });
  chownToPostgres(directory);
  if (!existsSync(data))
    await runToCompletion(
      ...runAsPostgres(path.join(bin, 'initdb'), [
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
  const server = spawnProcess(
    ...runAsPostgres(path.join(bin, 'postgres'), [
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
  onStop(createStopper(server));
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await runToCompletion(path.join(bin, 'pg_isready'), [
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
