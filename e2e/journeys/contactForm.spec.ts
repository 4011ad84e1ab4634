import type { Page } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

/** Records how often the message field changes its place or height from the first time it is laid out. */
const watchMessageField = (page: Page) =>
  page.addInitScript(() => {
    const boxes: string[] = [];
    Object.assign(window, { messageBoxes: boxes });
    const record = (): void => {
      const field = document.querySelector('textarea:not([aria-hidden="true"])');
      if (field) {
        const { top, height } = field.getBoundingClientRect();
        const box = `${Math.round(top + scrollY)} +${Math.round(height)}`;
        if (boxes.at(-1) !== box) boxes.push(box);
      }
      requestAnimationFrame(record);
    };
    record();
  });

const readMessageBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { messageBoxes: string[] }).messageBoxes);

const load = async (page: Page): Promise<void> => {
  await watchMessageField(page);
  await page.goto(`${product.url}${paths.contact}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
};

for (const width of [360, 1280])
  test(`the contact form stays in place while the page loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await load(page);
    await page.getByRole('textbox', { name: 'Message' }).click();
    expect(await readMessageBoxes(page)).toHaveLength(1);
  });

test('the contact form stays in place when the app starts for a signed-in user', async ({ browser }) => {
  const member = await createMember(product.url);
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await load(page);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(await readMessageBoxes(page)).toHaveLength(1);
});
