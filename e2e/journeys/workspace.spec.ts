import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createScheduledItem } from '@rankwright/contracts/planner';
import type { Browser, Locator, Page } from '@playwright/test';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

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
const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await getBox(one), await getBox(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
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
const getBacklog = (page: Page): Locator => page.getByRole('region', { name: 'Backlog' });
const getPublicLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

for (const path of [paths.pricing, paths.features, paths.blog, paths.contact])
  test(`shows the services from ${path}, and goes on to other pages`, async ({ page }) => {
    await page.goto(`${product.url}${path}`);
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

const formatDay = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('shows a toast away from the day it speaks of, and undo outside of the toast', async ({ page }) => {
  const day = formatDay(32);
  await member.send(createScheduledItem, { body: { title: 'Tulips', scheduledDate: day } });
  await signIn(page);
  await page.goto(`${product.url}${paths.contentPlanner}?month=${day.slice(0, 7)}`);
  await page.getByRole('gridcell', { name: /Tulips/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press(day.endsWith('01') ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status');
  await expect(toast).toContainText('Moved');
  expect(await overlaps(toast, page.getByRole('gridcell', { name: /Tulips/ }))).toBe(false);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Undo: “Tulips” moved/ })
    .click();
  await expect(page.locator(`[data-date="${day}"]`)).toHaveAccessibleName(/Tulips/);
});

test('brings the tapped day into view on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto(`${product.url}${paths.contentPlanner}`);
  const day = page.getByRole('gridcell', { name: /, today/ });
  await day.click();
  await expect(page.getByRole('region', { name: /20\d\d$/ })).toBeInViewport({ ratio: 1 });
});

test('fills a wide window with the month', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${product.url}${paths.contentPlanner}`);
  await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();
  const [month, backlog] = [await getBox(page.getByRole('grid')), await getBox(getBacklog(page))];
  expect(month.width).toBeGreaterThan(1_280);
  expect(backlog.x + backlog.width).toBeGreaterThan(1_920 - 64);
  expect(month.y + month.height).toBeGreaterThan(1_080 - 64);
});

test('finds the refreshes by the search and in the sidebar', async ({ page }) => {
  await signIn(page);
  await page.goto(`${product.url}${paths.settings}`);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await page.getByRole('combobox', { name: 'Search and commands' }).pressSequentially('refreshes');
  await page.getByRole('option', { name: 'Refreshes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refreshes' })).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Refreshes' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('opens a screen at its top, and comes back to where the one before was left', async ({ page }) => {
  const readOffset = () => page.evaluate(() => window.scrollY);
  await signIn(page);
  await page.goto(`${product.url}${paths.settings}`);
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).scrollIntoViewIfNeeded();
  const left = await readOffset();
  expect(left).toBeGreaterThan(200);
  await page.getByRole('navigation').getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeFocused();
  expect(await readOffset()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect.poll(readOffset).toBe(left);
});

const openScreens = async (browser: Browser, viewer: Member): Promise<void> => {
  const context = await browser.newContext({ storageState: createStorageState(product.url, viewer) });
  const page = await context.newPage();
  for (const path of [
    paths.contentPlanner,
    `${paths.contentPlanner}?view=list`,
    `${paths.contentPlanner}?view=keywords`,
    paths.generateContent,
    paths.contentHistory,
    paths.distribution,
    paths.integrations,
    paths.integration('wordpress'),
    paths.integration('search-console'),
    paths.analytics,
    paths.reports,
    paths.refreshes,
    paths.myAccount,
    paths.settings,
    paths.billing,
    paths.testSubscription,
  ]) {
    await page.goto(`${product.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await context.close();
};

test('leaves the console empty on every screen, with and without a plan', async ({ browser }) => {
  await openScreens(browser, member);
  await openScreens(browser, await createMember(product.url, { plan: false }));
});
