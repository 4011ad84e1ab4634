import type { Browser, Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    'a file that the test takes away': { text: 'Failed to load resource', path: /^\/shell\// },
    'a file that the test alters': { text: "digest in the 'integrity' attribute", path: /^/ },
    'a part that the test takes away': { text: /Loading chunk|ChunkLoadError|ScriptNetworkError/, path: /^/ },
  },
});

let product: Product;
let member: Member;

test.beforeAll(async () => {
  product = await openProduct();
  member = await createMember(product.url);
});
test.afterAll(() => product.stop());

const hostScript = /\/shell\/[^/]+\/shell\.\w+\.js/;
/** Milliseconds in which the page says what failed. */
const limit = { timeout: 5_000 };

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    storageState: createStorageState(product.url, member),
    serviceWorkers: 'block',
  });
  return context.newPage();
};

const reload = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content Planner' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
};

for (const [how, path, answer] of [
  ['is missing', paths.contentPlanner, { status: 404, body: 'Not found' }],
  ['is altered', paths.contentPlanner, { contentType: 'text/javascript', body: '// altered' }],
] as const)
  test(`offers Reload when the host's first file ${how}`, async ({ browser }) => {
    const page = await openPage(browser);
    await page.route(hostScript, (route) => route.fulfill(answer));
    await page.goto(`${product.url}${path}`);
    const alert = page.getByRole('alert').filter({ hasText: 'The app could not be loaded.' });
    await expect(alert).toBeVisible(limit);
    await reload(page);
    await page.context().close();
  });

test('waits for a first file that is late', async ({ browser }) => {
  const page = await openPage(browser);
  const lateMs = 8_000;
  await page.route(hostScript, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, lateMs));
    await route.continue();
  });
  const shown: string[] = [];
  await page.exposeFunction('recordAlert', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const alert = document.querySelector('[role=alert]');
      if (alert)
        (globalThis as unknown as { recordAlert: (text: string) => void }).recordAlert(alert.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${product.url}${paths.contentPlanner}`);
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  expect(shown).toEqual([]);
  await page.context().close();
});

test('says that a tab is out of date when the files of its version are gone', async ({ browser }) => {
  const page = await openPage(browser);
  await page.goto(`${product.url}${paths.contentPlanner}`);
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  const { shell, ...registry } = (await (await page.request.get(`${product.url}/registry.json`)).json()) as {
    shell: object;
  };
  await page.route(/\/shell\//, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { ...registry, shell: { ...shell, version: '9.9.9-99999999' } } }),
  );
  await page.getByRole('link', { name: 'Analytics' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This tab is out of date.' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.context().close();
});

test('keeps the watchdog below 1 kB', async ({ request }) => {
  const html = await (await request.get(`${product.url}${paths.contentPlanner}`)).text();
  const [watchdog = ''] = /<script>[^<]*rankwrightFailed[^<]*<\/script>/.exec(html) ?? [];
  expect(watchdog.length).toBeGreaterThan(100);
  expect(watchdog.length).toBeLessThan(1_024);
});
