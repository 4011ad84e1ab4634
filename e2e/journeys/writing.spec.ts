import type { BrowserContext, Page } from '@playwright/test';
import { createArticle, getArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: {
    // A draft that was about to be saved when the network went.
    'a save without a network': { text: 'net::ERR_INTERNET_DISCONNECTED', path: /^\/api\/auth\/articles\// },
    'a worker that a journey blocks': { text: 'Service Worker registration blocked', path: /^/ },
  },
});

let fakes: Fakes;
let product: Product;
test.beforeAll(async () => {
  fakes = await startFakes();
  // Short, so that the restarted worker soon takes over from the killed one.
  product = await startProduct({ ...fakes.env, WORKER_LEASE_MS: '5000' });
  // About ten seconds for an article, so that a test can act while it is written.
  await fakes.configure('model', 'switches', { delayMs: 100 });
});
test.afterAll(async () => {
  await product.stop();
  fakes.stop();
});

const fillBrief = async (page: Page): Promise<void> => {
  await page.getByLabel('Word count').click();
  await page.getByRole('option', { name: '1500' }).click();
  await page.getByLabel('Primary keyword').fill('rose pruning');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
};

const typedText = 'Typed after the stop. Typed without a network. And after Save.';

/** Waits until the text begins on screen, below three lines of progress. Returns how far the writing is, in percent. */
const waitForPart = async (page: Page): Promise<number> => {
  const writing = page.getByRole('region', { name: 'Writing' });
  await expect(writing.locator('p').nth(3)).toBeVisible({ timeout: 60_000 });
  return Number(await writing.getByRole('progressbar').getAttribute('aria-valuenow'));
};

const typeAtEnd = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
};

/** Crashes the tab, so that no unload handler of the page runs. */
const crashTab = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** Loads everything that the screen needs before the network becomes slow. */
const warmUp = async (context: BrowserContext, member: Member): Promise<void> => {
  const { article } = await member.send(createArticle, { body: { title: 'Warm', content: 'A first text.' } });
  const page = await openWorkspace(context, paths.article(article.id));
  await expect(page.getByText('A first text.')).toBeVisible();
  await page.close();
};

const openWorkspace = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  return page;
};

test('keeps an article stopped half-way when the network is lost and the tab crashes [C-058] [C-059]', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  const storageState = createStorageState(product.url, member);
  // Without a worker: Playwright opens no further page after the tab of a worker without a network has crashed.
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  await warmUp(context, member);
  const page = await openWorkspace(context, paths.generateContent);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const percent = await waitForPart(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(percent).toBeLessThan(95);
  const article = page.getByRole('region', { name: 'Article' });
  await expect(article).toBeVisible();
  const written = await article.getByRole('textbox', { name: 'Content' }).locator('p').first().innerText();
  await article.getByRole('tab', { name: 'Edit' }).click();
  await typeAtEnd(page, ' Typed after the stop.');
  await context.setOffline(true);
  await typeAtEnd(page, ' Typed without a network.');
  await expect(page.getByText('You are offline. Drafts are saved on this device.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(article.getByText(/^You are offline\. Your changes are stored on this device/)).toBeVisible();
  await typeAtEnd(page, ' And after Save.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(typedText);
  const address = new URL(page.url());
  await crashTab(page);

  await context.setOffline(false);
  const again = await openWorkspace(context, `${address.pathname}${address.search}`);
  await expect(again.getByText(written).first()).toBeVisible();

  await expect(again.getByText(typedText)).toBeVisible();
  const params = { id: address.searchParams.get('article') ?? '' };
  await expect(async () => {
    expect((await member.send(getArticle, { params })).article.content).toContain(typedText);
  }).toPass();

  await context.setOffline(true);
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.getByText(/^You are offline\. Your changes are stored on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText('Article saved')).toBeVisible();
  const { article: saved } = await member.send(getArticle, { params });
  expect(saved.content).toContain(typedText);
  await context.close();
});

test('goes on writing when the tab crashes and the server is killed, and shows the article after that', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  await warmUp(context, member);
  const page = await openWorkspace(context, paths.generateContent);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await waitForPart(page);
  const address = new URL(page.url());
  await crashTab(page);
  await product.kill();
  await product.restart();
  const again = await openWorkspace(context, paths.generateContent);
  await expect(again.getByText('Being written')).toBeVisible();
  await again.goto(address.href);
  const article = again.getByRole('region', { name: 'Article' });
  await expect(article).toBeVisible({ timeout: 120_000 });
  await expect(article.getByRole('group', { name: 'Status' }).getByText('Draft')).toBeVisible();
  await context.close();
});

test('warns the second tab when the same article changes in the first, and overwrites nothing', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'Roses', content: 'One paragraph.' },
  });
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const first = await openWorkspace(context, paths.article(article.id));
  await first.getByRole('tab', { name: 'Edit' }).click();
  const second = await openWorkspace(context, paths.article(article.id));
  await second.getByRole('tab', { name: 'Edit' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await typeAtEnd(first, ' From the first tab.');
  await expect(second.getByText('This article was changed in another window.')).toBeVisible();
  await second.getByRole('button', { name: 'Compare' }).click();
  const dialog = second.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByText('From the first tab.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use the other version' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toHaveText(/From the first tab\./);
  await context.close();
});
