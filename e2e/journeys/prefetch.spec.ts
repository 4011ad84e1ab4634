import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { streamEvents } from '@rankwright/contracts/events';
import { paths } from '@rankwright/contracts/paths';
import { remoteContract } from '@rankwright/contracts/remote';
import { updateSetup } from '@rankwright/contracts/setup';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
let member: Member;

test.beforeAll(async () => {
  product = await openProduct();
  member = await createMember(product.url);
  await member.send(updateSetup, { body: { isDismissed: true } });
});
test.afterAll(() => product.stop());

const watchApi = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(`${pathname}${search}`);
  });
  return asked;
};

test('a link asks for the data of its screen when the pointer rests on it', async ({ browser }) => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}/content-history`);
  await expect(page.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  const asked = watchApi(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Analytics', exact: true }).hover();
  await expect.poll(() => asked.some((url) => url.startsWith('/api/auth/analytics/dashboard'))).toBe(true);
  await page.getByRole('complementary').getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith('/api/auth/analytics/dashboard'))).toHaveLength(1);
  await context.close();
});

test('no screen loads the library of the schemas with its first scripts', () => {
  const origin = path.join(product.dataDirectory, 'origin');
  const { remotes } = readRegistry(origin);
  expect(remotes.length).toBeGreaterThanOrEqual(6);
  for (const { name, current } of remotes) {
    const file = path.join(origin, current.base, 'remote.contract.json');
    const { lazySharedModules } = remoteContract.parse(JSON.parse(readFileSync(file, 'utf8')));
    const screens = Object.keys(lazySharedModules).filter((screen) =>
      lazySharedModules[screen]?.includes('@rankwright/contracts/zod'),
    );
    expect(screens, name).toEqual([]);
  }
});

test('a change elsewhere appears without it, too', async ({ browser }) => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  const listening = page.waitForResponse(`**${streamEvents.path}?*`);
  await page.goto(`${product.url}${paths.contentHistory}`);
  await listening;
  await member.send(createArticle, { body: { title: 'Roses in autumn', content: 'Written elsewhere.' } });
  await expect(page.getByText('Roses in autumn').first()).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.filter((script) => /\/(zod|_schemas)[^/]*\.js$/.test(script))).toEqual([]);
  await context.close();
});
