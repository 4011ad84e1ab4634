import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { createArticle, getArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { slowDown } from '../product/slowDown.ts';
import { openProduct, type Product } from '../product/startProduct.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const fillBrief = async (page: Page): Promise<void> => {
  await page.getByLabel('Word count').click();
  await page.getByRole('option', { name: '1500' }).click();
  await page.getByLabel('Primary keyword').fill('rose pruning');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
};

const typed = 'Typed after the stop. Typed without a network. And after Save.';

/** Lets it write until about 40 percent are there; gives the share. */
const untilForty = async (page: Page): Promise<number> => {
  const progress = page.getByRole('region', { name: 'Writing' }).getByRole('progressbar');
  const share = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(share, { timeout: 60_000, intervals: [50] }).toBeGreaterThanOrEqual(38);
  return share();
};

const typeAtTheEnd = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
};

/** As a crash or a closed laptop does it: nothing in the page gets a last word. */
const killTab = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** Everything the screen needs is there before the line becomes slow. */
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

test('a text stopped at 40 percent outlives a lost network and a killed tab [C-058] [C-059]', async ({
  browser,
}) => {
  const member = await newMember(product.url);
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  await warmUp(context, member);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${product.url}${paths.generateContent}`);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const share = await untilForty(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(share).toBeLessThan(70);
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  const written = await page.getByRole('region', { name: 'Writing' }).locator('p').nth(2).innerText();
  await page.getByRole('button', { name: 'Keep this text' }).click();

  const article = page.getByRole('region', { name: 'Article' });
  await article.getByRole('tab', { name: 'Edit' }).click();
  await typeAtTheEnd(page, ' Typed after the stop.');
  await context.setOffline(true);
  await typeAtTheEnd(page, ' Typed without a network.');
  await expect(page.getByText('You are offline. What you type is kept on this device.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(article.getByText(/^No network\. It is saved as soon as the network is back/)).toBeVisible();
  await typeAtTheEnd(page, ' And after Save.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(typed);
  const address = new URL(page.url());
  await killTab(page);

  await context.setOffline(false);
  const again = await openWorkspace(context, `${address.pathname}${address.search}`);
  await expect(again.getByText(/was kept on this device/)).toBeVisible();
  await expect(again.getByText(written)).toBeVisible();

  await expect(again.getByText(typed)).toBeVisible();

  await context.setOffline(true);
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.getByText(/^No network\. It is saved as soon as the network is back/)).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText('Article saved')).toBeVisible();
  const { article: saved } = await member.send(getArticle, {
    params: { id: address.searchParams.get('article') ?? '' },
  });
  expect(saved.content).toContain(typed);
  await context.close();
});

test('a tab killed while it writes finds the words again', async ({ browser }) => {
  const member = await newMember(product.url);
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  await warmUp(context, member);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${product.url}${paths.generateContent}`);
  await fillBrief(page);
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await untilForty(page);
  await killTab(page);
  const again = await openWorkspace(context, paths.generateContent);
  await expect(again.getByText('Found again')).toBeVisible();
  await again.getByRole('button', { name: 'Keep this text' }).click();
  await expect(again.getByRole('region', { name: 'Article' })).toBeVisible();
  await context.close();
});

test('the same article in two tabs: the second is told, and nothing is overwritten', async ({ browser }) => {
  const member = await newMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'Roses', content: 'One paragraph.' },
  });
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  const first = await openWorkspace(context, paths.article(article.id));
  await first.getByRole('tab', { name: 'Edit' }).click();
  const second = await openWorkspace(context, paths.article(article.id));
  await second.getByRole('tab', { name: 'Edit' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await typeAtTheEnd(first, ' From the first tab.');
  await expect(second.getByText('This article was changed in another window.')).toBeVisible();
  await second.getByRole('button', { name: 'Compare' }).click();
  const dialog = second.getByRole('dialog', { name: 'Two texts of this article' });
  await expect(dialog.getByText('From the first tab.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the other text' }).click();
  await expect(second.getByRole('textbox', { name: 'Content' })).toHaveText(/From the first tab\./);
  await context.close();
});
