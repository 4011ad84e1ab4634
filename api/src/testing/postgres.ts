import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '../database/migrate.ts';

/**
 * Starts a temporary PostgreSQL server, runs the given command with TEST_DATABASE_URL, then removes the
 * server.
 */
const installed = '/usr/lib/postgresql';

const findBinaries = (): string => {
  const [version] = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  if (!version) throw new Error(`No PostgreSQL under ${installed}. Install it: apt-get install postgresql`);
  return join(installed, version, 'bin');
};

/** PostgreSQL refuses to run as root. */
const toUnprivilegedCommand = (command: string[]): [string, string[]] => {
  const asRoot = process.getuid?.() === 0;
  const all = asRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command;
  const [program = '', ...args] = all;
  return [program, args];
};

const run = (...command: string[]) => {
  const [program, args] = toUnprivilegedCommand(command);
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
};

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const settings =
  '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 ' +
  '-c shared_preload_libraries=pg_stat_statements';

const startCluster = async (bin: string, folder: string): Promise<string> => {
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} ${settings}`;
  run(join(bin, 'pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
};

/** Every database that a test creates is a copy of `template1`. */
const migrateTemplate = (url: string): Promise<void> =>
  applyMigrations({ connectionString: new URL('template1', url).href });

const runWithDatabase = (url: string, [program = '', ...args]: string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      shell: true,
      env: { ...process.env, TEST_DATABASE_URL: url },
    });
    child.once('exit', (code) => done(code ?? 1));
  });

const bin = findBinaries();
const folder = mkdtempSync(join(tmpdir(), 'rankwright-postgres-'));
chmodSync(folder, 0o777);
try {
  const url = await startCluster(bin, folder);
  await migrateTemplate(url);
  process.exitCode = await runWithDatabase(url, process.argv.slice(2));
} finally {
  run(join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true, force: true });
}
