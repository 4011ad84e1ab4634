import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { watchConsole } from '../product/watchConsole.ts';

const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const watch = watchConsole(page);
      await use(undefined);
      watch.expectNothing();
    },
    { auto: true },
  ],
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
let product: Product;
let member: Member;
test.beforeAll(async () => {
  product = await openProduct();
  member = await createMember(product.url);
});
test.afterAll(() => product.stop());

const signIn = async (page: Page): Promise<void> => {
  const { origins } = createStorageState(product.url, member);
  await page.addInitScript(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
};
const getBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on screen.');
  return box;
};
/** Whether the line with the caret is what the window shows at its place. */
const isCaretVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    const line = range?.getClientRects()[0] ?? range?.startContainer.parentElement?.getBoundingClientRect();
    if (!line) return false;
    const shown = document.elementFromPoint(line.left + 1, (line.top + line.bottom) / 2);
    return shown?.closest('[contenteditable="true"]') !== null;
  });
const getPublicLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('shows the services from another page, and goes on to others', async ({ page }) => {
  await page.goto(`${product.url}${paths.pricing}`);
  await page.mouse.move(40, 40);
  await getPublicLink(page, 'Services').click();
  await expect(page.locator('#services')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await getPublicLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Rankwright blog' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('#services')).toBeVisible();
});

const openEditor = async (page: Page, content: string): Promise<Locator> => {
  const { article } = await member.send(createArticle, { body: { title: 'Roses in winter', content } });
  await signIn(page);
  await page.goto(`${product.url}${paths.article(article.id)}`);
  await page.getByRole('tab', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.click();
  return editor;
};

for (const [name, viewport] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const)
  test(`keeps the caret and Save in view while typing at the end of a long text on ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} about roses in winter.`);
    await openEditor(page, paragraphs.join('\n\n'));
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 5; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type('A new line.');
      await expect.poll(() => isCaretVisible(page)).toBe(true);
    }
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Control+Home');
    await expect.poll(() => isCaretVisible(page)).toBe(true);
  });

test('keeps double spaces and gives a new table usable columns', async ({ page }) => {
  const editor = await openEditor(page, 'Roses.');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Two  spaces.');
  await expect(editor).toHaveText('Roses. Two  spaces.', { useInnerText: true });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table' }).click();
  expect((await getBox(editor.getByRole('cell').first())).width).toBeGreaterThan(100);
});

test('brings the tapped day into view on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto(`${product.url}${paths.contentPlanner}`);
  const day = page.getByRole('gridcell', { name: /, today/ });
  await day.click();
  await expect(page.getByRole('region', { name: /20\d\d$/ })).toBeInViewport({ ratio: 1 });
});
