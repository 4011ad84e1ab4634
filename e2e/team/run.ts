import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { writeSection } from '../bench/report/writeSection.ts';
import settings from '../playwright.config.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';

/** Measures how long create, release, the next release and rollback of a new remote take. */
const checkout = path.resolve(import.meta.dirname, '../..');
const file = path.join(checkout, 'docs/benchmarks.md');
const name = 'stopwatch';
const scratch = mkdtempSync(path.join(tmpdir(), 'rw-team-'));

const runProcess = (command: string, args: readonly string[], cwd: string, origin = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(origin && { ORIGIN_DIR: origin }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} exited with ${code ?? 'a signal'}:\n${output}`));
    });
  });

const runRemoteCommand = (origin: string, ...args: string[]): Promise<void> =>
  runProcess('npm', ['run', 'remote', '--', ...args], scratch, origin);

const measureSeconds = async (work: () => Promise<void>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
};

/** Opens the new screen in the running product and waits for its heading. */
const waitForScreen = async (
  browser: Browser,
  url: string,
  member: Member,
  heading: string,
): Promise<void> => {
  const context = await browser.newContext({ storageState: createStorageState(url, member) });
  const page = await context.newPage();
  await page.goto(`${url}/${name}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 15_000 });
  await context.close();
};

/** Changes the heading for the next version. */
const changeHeading = (from: string, to: string): void => {
  const page = path.join(scratch, `remote-${name}/src/home/HomePage.tsx`);
  writeFileSync(page, readFileSync(page, 'utf8').replace(`title="${from}"`, `title="${to}"`));
};

try {
  await runProcess('git', ['clone', '--quiet', '--local', checkout, scratch], checkout);
  await runProcess(
    'cp',
    ['-al', path.join(checkout, 'node_modules'), path.join(scratch, 'node_modules')],
    checkout,
  );
  for (const folder of readdirSync(checkout).filter((each) =>
    existsSync(path.join(checkout, each, 'node_modules')),
  ))
    if (existsSync(path.join(scratch, folder)))
      await runProcess(
        'cp',
        ['-al', path.join(checkout, folder, 'node_modules'), path.join(scratch, folder)],
        checkout,
      );
  // `check` needs the built API, as after the first start.
  await runProcess('cp', ['-a', path.join(checkout, 'api/dist'), path.join(scratch, 'api')], checkout);
  const product = await startProduct();
  const origin = path.resolve(product.dataDirectory, 'origin');
  const browser = await chromium.launch(settings.use?.launchOptions ?? {});
  const member = await createMember(product.url);
  const create = await measureSeconds(() => runRemoteCommand(origin, 'create', name));
  const first = await measureSeconds(async () => {
    await runRemoteCommand(origin, 'release', name);
    await waitForScreen(browser, product.url, member, 'Stopwatch');
  });
  changeHeading('Stopwatch', 'Timekeeper');
  const next = await measureSeconds(async () => {
    await runRemoteCommand(origin, 'release', name);
    await waitForScreen(browser, product.url, member, 'Timekeeper');
  });
  const back = await measureSeconds(async () => {
    await runRemoteCommand(origin, 'rollback', name);
    await waitForScreen(browser, product.url, member, 'Stopwatch');
  });
  await browser.close();
  await product.stop();
  const rows = [
    ['create', create],
    ['first release, until it shows in the host', first],
    ['next release, until it shows', next],
    ['rollback, until the previous version shows', back],
  ] as const;
  writeSection(
    file,
    'team',
    [
      '## Releasing a remote',
      '',
      '`npm run team -w @rankwright/e2e`: a remote in a fresh clone, released into a running product; each release is built and checked in a browser first.',
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
