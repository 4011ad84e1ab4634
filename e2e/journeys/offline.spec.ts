import path from 'node:path';
import { createArticle, getContentHistory } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createScheduledItem, listScheduledItems } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { writeRemoteBuild } from '../fleet/buildRelease.ts';
import { getCurrent } from '../fleet/fleet.ts';
import { runRemote } from '../product/command.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { readSavedAnswers, waitUntilAnswerSaved } from '../product/savedData.ts';
import { waitUntilSaved, waitUntilScriptsSaved } from '../product/serviceWorker.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';
import { logOutByMenu, storeSession } from '../product/session.ts';

test.use({
  expectedMessages: {
    'requests without a network': { text: 'net::ERR_INTERNET_DISCONNECTED', path: /^/ },
    'requests of the worker without a network': { text: 'net::ERR_FAILED', path: /^/ },
    'a script that nothing saved': { text: 'Failed to fetch', path: /^/ },
  },
});

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const title = 'Prune roses before the sap rises';
const planned = 'Water the lawn';
const text = 'Begin with the dead wood, then the crossing branches.';

/** An account with one article, planned for today. */
const createAuthor = async (): Promise<{ member: Member; articleId: string }> => {
  const member = await createMember(product.url);
  await member.send(updateSetup, { body: { isDismissed: true } });
  const { article } = await member.send(createArticle, { body: { title, content: text } });
  const today = new Date().toISOString().slice(0, 10);
  await member.send(createScheduledItem, { body: { title: planned, scheduledDate: today } });
  return { member, articleId: article.id };
};

const signIn = (browser: Browser, member: Member): Promise<BrowserContext> =>
  browser.newContext({ storageState: createStorageState(product.url, member) });

const getPlanned = (page: Page) => page.getByRole('gridcell', { name: new RegExp(planned) });
const getNotice = (page: Page) => page.getByText(/Showing what was saved on this device at \d+:\d\d/);

/** The history lists what is planned, too. */
const waitUntilMonthSaved = (page: Page): Promise<void> =>
  waitUntilAnswerSaved(page, listScheduledItems.path, planned);

const openSaved = async (page: Page, address: string, isShown: () => Promise<void>): Promise<void> => {
  await page.goto(`${product.url}${address}`);
  await isShown();
  await waitUntilSaved(page);
};

/** An author whose planner this browser has saved, on screen. */
const openSavedPlanner = async (browser: Browser) => {
  const { member } = await createAuthor();
  const context = await signIn(browser, member);
  const page = await context.newPage();
  await openSaved(page, paths.contentPlanner, () => expect(getPlanned(page)).toBeVisible());
  await waitUntilMonthSaved(page);
  return { context, page };
};

test('shows the plan, the history and an opened article without a network, and says so', async ({
  browser,
}) => {
  const { member, articleId } = await createAuthor();
  const context = await signIn(browser, member);
  const page = await context.newPage();
  await openSaved(page, paths.article(articleId), () => expect(page.getByText(text)).toBeVisible());
  await openSaved(page, paths.contentHistory, () => expect(page.getByText(title)).toBeVisible());
  await waitUntilAnswerSaved(page, getContentHistory.path, title);
  await openSaved(page, paths.pricing, () => expect(page.getByRole('main')).toContainText('month'));
  await openSaved(page, paths.contentPlanner, () => expect(getPlanned(page)).toBeVisible());
  await waitUntilMonthSaved(page);

  await context.setOffline(true);
  await page.reload();
  await expect(getPlanned(page)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(getNotice(page)).toBeVisible();
  await page.goto(`${product.url}${paths.contentHistory}`);
  await expect(page.getByText(title)).toBeVisible();
  await page.goto(`${product.url}${paths.article(articleId)}`);
  await expect(page.getByText(text)).toBeVisible();
  await page.goto(`${product.url}${paths.pricing}`);
  await expect(page.getByRole('main')).toContainText('month');

  await page.goto(`${product.url}${paths.contentPlanner}`);
  await expect(getPlanned(page)).toBeVisible();
  await context.setOffline(false);
  await expect(getNotice(page)).toBeHidden();
  await context.close();
});

test('opens a screen without a network whose page was never loaded', async ({ browser }) => {
  const { context, page } = await openSavedPlanner(browser);
  await page.getByRole('link', { name: 'Content History' }).click();
  await expect(page.getByText(title)).toBeVisible();
  await waitUntilAnswerSaved(page, getContentHistory.path, title);
  await waitUntilScriptsSaved(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(title)).toBeVisible();
  await expect(getNotice(page)).toBeVisible();
  await context.close();
});

test('clears what was saved when the person logs out, so that nobody sees it without a network', async ({
  browser,
}) => {
  const { context, page } = await openSavedPlanner(browser);
  await logOutByMenu(page);
  await page.waitForURL(`${product.url}${paths.login}`);
  await expect.poll(() => readSavedAnswers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('rankwright-documents'))).toBe(false);
  await context.close();
});

test('shows nothing that another account saved on this device', async ({ browser }) => {
  const { context, page } = await openSavedPlanner(browser);
  const other = await createMember(product.url);
  // As when the browser lost the session without the product being told, and somebody else logged in.
  await storeSession(page, other);
  await context.route(`**${listScheduledItems.path}**`, () => undefined);
  await page.reload();
  await expect(page.locator('[role=grid][aria-busy=true]')).toBeVisible();
  await expect(getPlanned(page)).toHaveCount(0);
  await expect.poll(async () => (await readSavedAnswers(page)).join()).not.toContain(planned);
  await context.close();
});

test('shows the plan before a slow API answers, then what is new', async ({ browser }) => {
  const { context, page } = await openSavedPlanner(browser);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(`**${listScheduledItems.path}**`, async (route) => {
    await answered;
    await route.fulfill({ json: { success: true, content: [] } });
  });
  await page.reload();
  await expect(getPlanned(page)).toBeVisible();
  await expect(page.getByText(/Showing what was saved on this device at .* Updating…/)).toBeVisible();
  answer();
  await expect(getPlanned(page)).toBeHidden();
  await expect(getNotice(page)).toBeHidden();
  await context.close();
});

const runCommand = async (...args: string[]): Promise<void> => {
  const { code, output } = await runRemote(path.join(product.dataDirectory, 'origin'), ...args);
  expect(code, output).toBe(0);
};

const expectAnalytics = async (page: Page, version: string, heading: string): Promise<void> => {
  await expect(page.locator(`main[data-screen="billing@${version}"]`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
};

test('shows a new version at the next visit after its release, and the one before at the next after a rollback', async ({
  browser,
}) => {
  const origin = path.join(product.dataDirectory, 'origin');
  const version = getCurrent(readRegistry(origin), 'billing');
  const context = await signIn(browser, await createMember(product.url));
  const page = await context.newPage();
  await openSaved(page, paths.analytics, () => expectAnalytics(page, version, 'Analytics'));

  const next = 'The next version';
  const heading = `() => React.createElement('h1', { tabIndex: -1 }, '${next}')`;
  const model = { name: 'billing', version };
  const folder = writeRemoteBuild({ origin, model, version: '9.0.0-next', page: heading });
  await runCommand('release', folder, '--without-browser');
  await page.reload();
  await expectAnalytics(page, '9.0.0-next', next);
  await runCommand('rollback', 'billing');
  await page.reload();
  await expectAnalytics(page, version, 'Analytics');
  await context.close();
});

/** What this browser has of the product beyond its HTTP cache. */
const listLeftBehind = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`);
    const names = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    return [...workers, ...(await caches.keys()).map((name) => `cache ${name}`), ...names];
  });

// The last test of this file: it switches the setting off.
test('removes the worker and all that was saved at the next visit after it is switched off', async ({
  browser,
}) => {
  const { context, page } = await openSavedPlanner(browser);
  expect(await listLeftBehind(page)).toEqual(
    expect.arrayContaining([
      'cache rankwright-assets',
      'cache rankwright-documents',
      'database rankwright-saved',
    ]),
  );
  await runCommand('settings', '--offline', 'off');
  await page.reload();
  await expect(getPlanned(page)).toBeVisible();
  await expect.poll(() => listLeftBehind(page)).toEqual([]);
  await page.reload();
  await expect(getPlanned(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.close();
});
