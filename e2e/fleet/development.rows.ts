import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../product/findFreePort.ts';
import { copyCheckout } from './copyCheckout.ts';
import type { Fleet, Row } from './fleet.ts';

const page = 'remote-auth/src/signup/SignupPage.tsx';
const title = 'Create your account';
const changedTitle = 'Open an account';

/** Starts `npm run dev -- --remote auth` in a copy of the repository. */
const startDevelopment = async ({ onEnd }: Fleet): Promise<{ url: string; folder: string }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rw-dev-'));
  copyCheckout(folder);
  const port = await findFreePort();
  const child = spawn('npm', ['run', 'dev', '--', '--remote', 'auth'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: '', SKIP_BUILD: '1', RATE_OFF: 'true' },
      ...{ PORT: String(port), DATA_DIR: path.join(folder, '.data') },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onEnd(async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /Rankwright is ready at (\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return { url, folder };
};

const edit = (file: string, from: string, to: string): void => {
  const source = readFileSync(file, 'utf8');
  assert.ok(source.includes(from), `${file} does not contain ${from}`);
  writeFileSync(file, source.replace(from, to));
};

export const developmentRows: readonly Row[] = [
  {
    name: 'a change of a component is on screen at once, and what was typed stays',
    run: async (fleet) => {
      const { url, folder } = await startDevelopment(fleet);
      const context = await fleet.browser.newContext();
      const tab = await context.newPage();
      await tab.goto(`${url}/signup`);
      await tab.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 60_000 });
      const field = tab.getByRole('textbox', { name: 'Email' });
      await field.fill('ada@example.com');
      edit(path.join(folder, page), `title="${title}"`, `title="${changedTitle}"`);
      await tab.getByRole('heading', { level: 1, name: changedTitle }).waitFor({ timeout: 60_000 });
      assert.equal(await field.inputValue(), 'ada@example.com');
      // The other remotes are the released ones.
      await tab.goto(`${url}/pricing`);
      await tab.locator('main[data-screen^="marketing@"] h1').first().waitFor({ timeout: 60_000 });
      await context.close();
    },
  },
];
