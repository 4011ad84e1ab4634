import { spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { runRemote } from '../product/command.ts';
import { createStorageState } from '../product/member.ts';
import type { Fleet } from './fleet.ts';
import { remoteName, type Repository } from './repository.ts';

const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts `npm run dev` of the repository. Returns the URL that it prints for the released host. */
const startDevelopment = (
  { directory, service, token }: Repository,
  port: number,
  onEnd: Fleet['onEnd'],
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      cwd: directory,
      env: { ...process.env, RANKWRIGHT_ORIGIN: service, RANKWRIGHT_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    onEnd(() => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    });
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Open it in the released host: +(\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });

interface Development {
  page: Page;
  /** Closes the tab, and takes back that the host may load from there. */
  close: () => Promise<void>;
}

/** Opens the screen of the repository in one tab of the released host, from its sources. */
export const openDevelopment = async (fleet: Fleet, repository: Repository): Promise<Development> => {
  const { browser, product, member, onEnd, origin } = fleet;
  const port = await findFreePort();
  const own = `http://localhost:${port}`;
  const [url, allowed] = await Promise.all([
    startDevelopment(repository, port, onEnd),
    runRemote(origin, 'allow', own),
  ]);
  assert.equal(allowed.code, 0, allowed.output);
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main[data-screen] h1').first().waitFor({ timeout: 60_000 });
  await page.goto(`${product.url}/${remoteName}`);
  const close = async (): Promise<void> => {
    await context.close();
    assert.equal((await runRemote(origin, 'disallow', own)).code, 0);
  };
  return { page, close };
};
