import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const getUserId = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }));

const isReady = (socket: string): boolean => {
  try {
    execFileSync('mariadb', ['--socket', socket, '-uroot', '-e', 'select 1'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export interface Mariadb {
  socket: string;
  create: (database: string) => void;
  process: ChildProcess;
}

/** Starts MariaDB with its own folder and socket, not as a system service and without network. */
export const startMariadb = async (folder: string): Promise<Mariadb> => {
  const data = path.join(folder, 'mariadb');
  const socket = path.join(data, 'mariadb.sock');
  mkdirSync(data, { recursive: true });
  for (const place of [folder, data]) chownSync(place, getUserId('-u'), getUserId('-g'));
  execFileSync(
    'mariadb-install-db',
    ['--user=mysql', `--datadir=${data}`, '--skip-test-db', '--auth-root-authentication-method=normal'],
    { stdio: 'ignore' },
  );
  const child = spawn(
    'mariadbd',
    [
      '--no-defaults',
      '--user=mysql',
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      `--pid-file=${data}/mariadb.pid`,
    ],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; !isReady(socket); attempt += 1) {
    if (attempt > 150) throw new Error('MariaDB did not start.');
    await sleep(100);
  }
  const run = (sql: string) => execFileSync('mariadb', ['--socket', socket, '-uroot', '-e', sql]);
  run("create user if not exists wordpress@localhost identified by 'wordpress'");
  return {
    socket,
    process: child,
    create: (database) => {
      run(`create database ${database}; grant all on ${database}.* to wordpress@localhost`);
    },
  };
};
