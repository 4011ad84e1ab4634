import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../network/findFreePort.ts';
import { renderWpConfig } from './config.ts';
import { startMariadb } from './database.ts';

/** WordPress mails its administrator. */
const phpSettings = ['-d', 'sendmail_path=/bin/true'];
const packageDirectory = '/usr/share/wordpress';

/** True when WordPress, PHP and MariaDB are installed. */
export const isWordpressInstalled = (): boolean =>
  [`${packageDirectory}/wp-load.php`, '/usr/bin/php', '/usr/sbin/mariadbd'].every((file) => existsSync(file));

export interface Wordpress {
  url: string;
  /** `host:port`, for OUTBOUND_ALLOW of the product. */
  address: string;
  /** Application passwords by login: admin, author, contributor. */
  passwords: Record<'admin' | 'author' | 'contributor', string>;
  /** Inserts posts past the filters of WordPress, so that they are stored character by character. */
  insertPosts: (posts: readonly object[]) => void;
  stop: () => void;
}

const waitUntilServed = async (url: string): Promise<void> => {
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

const terminate = (child: ChildProcess): void => {
  child.kill('SIGTERM');
};

/**
 * Starts a real WordPress on loopback, from Debian's packages. With `plain`, the REST API is at
 * `?rest_route=`.
 */
export const startWordpress = async (permalinks: 'pretty' | 'plain'): Promise<Wordpress> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-wp-'));
  const site = path.join(folder, 'site');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await startMariadb(folder);
  database.create('wordpress');
  cpSync(packageDirectory, site, { recursive: true, dereference: true });
  writeFileSync(
    path.join(site, 'wp-config.php'),
    renderWpConfig({ url, socket: database.socket, database: 'wordpress' }),
  );
  for (const name of ['install.php', 'router.php', 'insertPosts.php'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(site, `rw-${name}`));
  const plugins = path.join(site, 'wp-content/mu-plugins');
  mkdirSync(plugins, { recursive: true });
  copyFileSync(path.join(import.meta.dirname, 'seoMeta.php'), path.join(plugins, 'seoMeta.php'));
  const output = execFileSync('php', [...phpSettings, 'rw-install.php', url, permalinks], {
    cwd: site,
    encoding: 'utf8',
  });
  const passwords = /PASSWORDS (\{.*\})/.exec(output)?.[1];
  if (!passwords) throw new Error(`WordPress was not installed:\n${output}`);
  const server = spawn(
    'php',
    [...phpSettings, '-S', `127.0.0.1:${port}`, '-t', site, path.join(site, 'rw-router.php')],
    {
      stdio: 'ignore',
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    },
  );
  await waitUntilServed(url);
  return {
    url,
    address: `127.0.0.1:${port}`,
    passwords: JSON.parse(passwords) as Wordpress['passwords'],
    insertPosts: (posts) => {
      const file = path.join(folder, 'posts.json');
      writeFileSync(file, JSON.stringify(posts));
      execFileSync('php', [...phpSettings, 'rw-insertPosts.php', file], { cwd: site });
    },
    stop: () => {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      terminate(database.process);
    },
  };
};
