import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../product/startProduct.ts';
import { wpConfig } from './config.ts';
import { startMariadb } from './database.ts';

const packaged = '/usr/share/wordpress';

/** Are WordPress, PHP and MariaDB on this machine? */
export const wordpressIsInstalled = (): boolean =>
  [`${packaged}/wp-load.php`, '/usr/bin/php', '/usr/sbin/mariadbd'].every((file) => existsSync(file));

export interface Wordpress {
  url: string;
  /** `host:port`, for the product's list of allowed addresses. */
  address: string;
  /** Application passwords by login: admin, author, contributor. */
  passwords: Record<'admin' | 'author' | 'contributor', string>;
  stop: () => void;
}

const untilServed = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const served = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (served) return;
    await sleep(200);
  }
  throw new Error(`WordPress did not answer at ${url}.`);
};

const end = (child: ChildProcess): void => {
  child.kill('SIGTERM');
};

/** A real WordPress on loopback, from Debian's packages. `plain` answers only at `?rest_route=`. */
export const startWordpress = async (permalinks: 'pretty' | 'plain'): Promise<Wordpress> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-wp-'));
  const site = path.join(folder, 'site');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await startMariadb(folder);
  database.create('wordpress');
  cpSync(packaged, site, { recursive: true, dereference: true });
  writeFileSync(
    path.join(site, 'wp-config.php'),
    wpConfig({ url, socket: database.socket, database: 'wordpress' }),
  );
  for (const name of ['install.php', 'router.php'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(site, `rw-${name}`));
  const output = execFileSync('php', ['rw-install.php', url, permalinks], { cwd: site, encoding: 'utf8' });
  const passwords = /PASSWORDS (\{.*\})/.exec(output)?.[1];
  if (!passwords) throw new Error(`WordPress was not installed:\n${output}`);
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, path.join(site, 'rw-router.php')], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  await untilServed(url);
  return {
    url,
    address: `127.0.0.1:${port}`,
    passwords: JSON.parse(passwords) as Wordpress['passwords'],
    stop: () => {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      end(database.process);
    },
  };
};
