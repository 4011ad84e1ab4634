import type { Browser, Page } from '@playwright/test';
import { approveArticle, createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { connectPlatforms } from '../product/connectPlatforms.ts';
import { countEffort, type Effort } from '../product/countEffort.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';
import { confirmPublish } from './confirmPublish.ts';
import { tabTo, typeInto } from './keyboard.ts';
import { planFirstMonth } from './planFirstMonth.ts';

let fakes: Fakes;
let product: Product;
const lines: string[] = [];
test.beforeAll(async () => {
  fakes = await startFakes();
  // Without the fake model, so that the built-in writer writes, and without a script of Google's on the sign-up page.
  const environment = Object.entries(fakes.env).filter(([name]) => !/^(WRITER|GOOGLE)_/.test(name));
  product = await startProduct(Object.fromEntries(environment));
});
test.afterAll(async () => {
  await product.stop();
  fakes.stop();
  console.log(`Main jobs by stop-watch: ${lines.join('; ')}`);
});

const report = (job: string, { clicks, keys, seconds }: Effort): void => {
  lines.push(`${job}: ${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s`);
};

/** Opens a screen in a window of its own, signed in as the member if there is one. */
const open = async (browser: Browser, path: string, member?: Member) => {
  const context = await browser.newContext({
    ...(member && { storageState: createStorageState(product.url, member) }),
  });
  const page = await context.newPage();
  const effort = await countEffort(page);
  await page.goto(`${product.url}${path}`);
  return { page, effort };
};

test('plans the first month within two minutes of sign-up', async ({ browser }) => {
  const { page, effort } = await open(browser, '/signup');
  await expect(page.getByLabel('First name')).toBeVisible();
  effort.start();
  await planFirstMonth(page);
  const done = effort.read();
  report('sign-up to planned month', done);
  expect(done.seconds).toBeLessThanOrEqual(120);
});

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const plannedTitle = 'How to prune climbing roses';

const writeByKeyboard = async (page: Page): Promise<void> => {
  await tabTo(page, page.getByRole('gridcell', { name: /, today/ }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('link', { name: `Write it: ${plannedTitle}` }).first());
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Industry'), 'gardening');
  await typeInto(page, page.getByLabel('Target audience'), 'hobby gardeners');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible({ timeout: 60_000 });
};

test('takes a planned day to an approved article by keyboard alone', async ({ browser }) => {
  const member = await createMember(product.url);
  const day = tomorrow();
  await member.send(createScheduledItem, {
    body: { title: plannedTitle, keywords: ['climbing roses'], scheduledDate: day },
  });
  const { page, effort } = await open(browser, `${paths.contentPlanner}?month=${day.slice(0, 7)}`, member);
  await expect(page.getByTitle(plannedTitle).first()).toBeVisible();
  effort.start();
  await writeByKeyboard(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Content' }));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Cut each shoot just above a bud that points outwards. ');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Article approved')).toBeVisible();
  const done = effort.read();
  report('planned day to approved article', done);
  expect(done.clicks).toBe(0);
});

const existingTitle = 'What a lawn wants in November';

test('publishes an existing article with at most three clicks from anywhere', async ({ browser }) => {
  const member = await createMember(product.url);
  await connectPlatforms(member);
  const { article } = await member.send(createArticle, {
    body: { title: existingTitle, content: 'Rake the leaves, then let it rest until spring.' },
  });
  await member.send(approveArticle, { params: { id: article.id }, body: { version: article.version } });
  const { page, effort } = await open(browser, paths.settings, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  effort.start();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('lawn');
  await page.getByRole('option', { name: `Publish “${existingTitle}”` }).click();
  await confirmPublish(page, 'Publish to 1 site');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  const done = effort.read();
  report('publish an existing article', done);
  expect(done.clicks).toBeLessThanOrEqual(3);
});
