import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { writeSection } from '../bench/report/writeSection.ts';
import settings from '../playwright.config.ts';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';

/** How long a new team waits: create, check and release of a remote, its next release, and the way back. */
const checkout = path.resolve(import.meta.dirname, '../..');
const file = path.join(checkout, 'docs/benchmarks.md');
const name = 'stopwatch';
const scratch = mkdtempSync(path.join(tmpdir(), 'rw-team-'));

const run = (command: string, words: readonly string[], cwd: string, origin = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...(origin && { ORIGIN_DIR: origin }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${words.join(' ')} ended with ${code ?? 'a signal'}:\n${said}`));
    });
  });

const remote = (origin: string, ...words: string[]): Promise<void> =>
  run('npm', ['run', 'remote', '--', ...words], scratch, origin);

const seconds = async (work: () => Promise<void>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
};

/** Somebody opens the new screen in the running product and sees its heading. */
const isOnScreen = async (browser: Browser, url: string, member: Member, heading: string): Promise<void> => {
  const context = await browser.newContext({ storageState: signedIn(url, member) });
  const page = await context.newPage();
  await page.goto(`${url}/${name}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 15_000 });
  await context.close();
};

/** The team's next version: another heading. */
const edit = (from: string, to: string): void => {
  const page = path.join(scratch, `remote-${name}/src/home/HomePage.tsx`);
  writeFileSync(page, readFileSync(page, 'utf8').replace(`title="${from}"`, `title="${to}"`));
};

try {
  await run('git', ['clone', '--quiet', '--local', checkout, scratch], checkout);
  await run('cp', ['-al', path.join(checkout, 'node_modules'), path.join(scratch, 'node_modules')], checkout);
  for (const room of readdirSync(checkout).filter((each) =>
    existsSync(path.join(checkout, each, 'node_modules')),
  ))
    if (existsSync(path.join(scratch, room)))
      await run('cp', ['-al', path.join(checkout, room, 'node_modules'), path.join(scratch, room)], checkout);
  // As in a checkout that was started once: check needs the API, not its sources.
  await run('cp', ['-a', path.join(checkout, 'api/dist'), path.join(scratch, 'api')], checkout);
  const product = await startProduct();
  const origin = path.resolve(product.dataDirectory, 'origin');
  const browser = await chromium.launch(settings.use?.launchOptions ?? {});
  const member = await newMember(product.url);
  const create = await seconds(() => remote(origin, 'create', name));
  const first = await seconds(async () => {
    await remote(origin, 'release', name);
    await isOnScreen(browser, product.url, member, 'Stopwatch');
  });
  edit('Stopwatch', 'Timekeeper');
  const next = await seconds(async () => {
    await remote(origin, 'release', name);
    await isOnScreen(browser, product.url, member, 'Timekeeper');
  });
  const back = await seconds(async () => {
    await remote(origin, 'rollback', name);
    await isOnScreen(browser, product.url, member, 'Stopwatch');
  });
  await browser.close();
  await product.stop();
  const rows = [
    ['create', create],
    ['first release, until it is on screen in the host', first],
    ['next release, until it is on screen', next],
    ['rollback, until the one before is on screen', back],
  ] as const;
  writeSection(
    file,
    'team',
    [
      '## A team and its remote',
      '',
      '`npm run team -w @rankwright/e2e`: a remote in a fresh clone, released into a running product; each release is built, checked and driven in a browser first.',
      '',
      '| step | seconds |',
      '| --- | ---: |',
      ...rows.map(([step, taken]) => `| ${step} | ${taken.toFixed(1)} |`),
    ].join('\n'),
  );
  console.log(
    `team: create ${create.toFixed(1)} s, release ${first.toFixed(1)} s, next ${next.toFixed(1)} s, rollback ${back.toFixed(1)} s`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
