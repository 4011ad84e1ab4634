import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import settings from '../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'shared-ui/storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Result {
  file: string;
  name: string;
  status: 'passed' | 'failed';
}

const serve = () =>
  createServer((request, response) => {
    const file = path.join(built, decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname));
    if (!file.startsWith(built) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');

/** What went wrong with a story, as words; empty when nothing did. Its play function has run when it is visible and idle. */
const problemsOf = async (page: Page, url: string): Promise<string[]> => {
  const thrown: string[] = [];
  const listen = (error: Error) => thrown.push(error.message);
  page.on('pageerror', listen);
  await page.goto(url);
  await page.waitForFunction(
    () =>
      document.body.classList.contains('sb-show-main') ||
      document.body.classList.contains('sb-show-errordisplay'),
  );
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.locator('body.sb-show-errordisplay').count();
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-root')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  page.off('pageerror', listen);
  return [
    ...thrown,
    ...(broken ? ['the story shows an error'] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
  ];
};

const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const server = serve();
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();
const results: Result[] = [];
for (const { id, title, name } of stories) {
  for (const scheme of ['light', 'dark']) {
    const problems = await problemsOf(
      page,
      `http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`,
    );
    results.push({
      file: 'shared-ui',
      name: `${title}: ${name}, ${scheme}`,
      status: problems.length === 0 ? 'passed' : 'failed',
    });
    if (problems.length > 0) console.log(`${title}: ${name}, ${scheme}\n  ${problems.join('\n  ')}`);
  }
}
await browser.close();
server.close();
mkdirSync(path.join(root, 'test-results'), { recursive: true });
writeFileSync(path.join(root, 'test-results/stories.json'), JSON.stringify(results));
const failed = results.filter(({ status }) => status === 'failed').length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
