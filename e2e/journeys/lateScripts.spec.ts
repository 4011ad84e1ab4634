import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { saveWix, testWix } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { makeEveryVisitFirst } from '../product/serviceWorker.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

/** `LATE=all`: each script of the screens by itself, 20 s late. Otherwise one of each kind, later than any limit there was. */
const isWhole = process.env.LATE === 'all';
const lateMs = isWhole ? 20_000 : 7_000;
const pagesAtOnce = 3;

test.use({
  expectedMessages: {
    'a script that the test takes away': { text: 'Failed to load resource', path: /\.js$/ },
    'a part that says in its place that it failed': { text: /Loading chunk|ChunkLoadError/, path: /^/ },
  },
});

let fakes: Fakes;
let product: Product;
let member: Member;

test.beforeAll(async () => {
  fakes = await startFakes();
  product = await startProduct(fakes.env);
  member = await createMember(product.url);
  await member.send(saveWix, {
    body: { apiKey: 'IST.0123456789abcdef', siteId: '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11' },
  });
  await member.send(testWix, { body: {} });
});
test.afterAll(async () => {
  await product.stop();
  fakes.stop();
});

const getScriptPath = (url: string): string => new URL(url).pathname;

const openContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    storageState: createStorageState(product.url, member, { isPlanKnown: true }),
  });
  await makeEveryVisitFirst(context);
  return context;
};

interface WatchedWindow {
  shownErrors?: string[];
}

/** Records every error with Retry that the page shows, however short: of a screen or of a part of it. */
const recordErrors = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    (globalThis as WatchedWindow).shownErrors = shown;
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        if (alert.textContent.includes('Retry')) shown.push(alert.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
};

const expectNoError = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => (globalThis as WatchedWindow).shownErrors)).toEqual([]);

/** The address of a new article: several pages would be windows of one article that do not save over each other. */
const createArticlePage = async (): Promise<string> => {
  const { article } = await member.send(createArticle, {
    body: { title: 'Pruning climbing roses', content: '## When\n\nIn late winter.' },
  });
  return `${product.url}${paths.article(article.id)}`;
};

/** Opens an article, types, and opens the publish dialog. */
const writeAndPublish = async (page: Page): Promise<void> => {
  await page.goto(await createArticlePage(), { waitUntil: 'commit' });
  const text = page.getByRole('textbox', { name: 'Content' });
  await expect(text).toContainText('In late winter.', { timeout: 120_000 });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Typed meanwhile.');
  await page.getByRole('button', { name: 'Publish to Wix' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish “/ });
  await expect(dialog.getByRole('figure', { name: 'Post preview' })).toBeVisible({ timeout: 120_000 });
  await expectNoError(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(text).toContainText('Typed meanwhile.');
};

/** Opens the planner and its dialog, and types a title. */
const planArticle = async (page: Page): Promise<void> => {
  await page.goto(`${product.url}${paths.contentPlanner}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add content', exact: true }).click({ timeout: 120_000 });
  const title = page.getByRole('dialog', { name: 'Add content' }).getByLabel('Title');
  await title.fill('Typed meanwhile', { timeout: 120_000 });
  await expectNoError(page);
  await expect(title).toHaveValue('Typed meanwhile');
};

/** Scripts of a screen in the order in which they are requested. */
const listScripts = async (browser: Browser, visit: (page: Page) => Promise<void>): Promise<string[]> => {
  const context = await openContext(browser);
  const page = await context.newPage();
  await recordErrors(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(getScriptPath(request.url()));
  });
  await visit(page);
  await context.close();
  return [...scripts];
};

/** The first and the last script of each folder: what the screen starts with, and what its last part needs. */
const selectKinds = (scripts: readonly string[]): string[] => {
  const getFolder = (script: string): string => script.slice(0, script.lastIndexOf('/'));
  const folders = [...new Set(scripts.map(getFolder))].map((folder) =>
    scripts.filter((script) => getFolder(script) === folder),
  );
  return [...new Set(folders.flatMap((files) => [files[0] ?? '', files.at(-1) ?? '']))];
};

for (const [name, visit] of [
  ['the article and its publish dialog', writeAndPublish],
  ['the planner and its dialog', planArticle],
] as const)
  test(`shows ${name}, with what was typed meanwhile, although a script is late`, async ({ browser }) => {
    test.setTimeout(isWhole ? 3_600_000 : 480_000);
    const scripts = await listScripts(browser, visit);
    const late = isWhole ? scripts : selectKinds(scripts);
    expect(late.length).toBeGreaterThan(2);
    const visitLate = async (script: string): Promise<void> => {
      const context = await openContext(browser);
      const page = await context.newPage();
      await recordErrors(page);
      await page.route(
        (url) => url.pathname === script,
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, lateMs));
          await route.continue();
        },
      );
      await test.step(`${script} is late`, () => visit(page));
      await context.close();
    };
    for (let at = 0; at < late.length; at += pagesAtOnce)
      await Promise.all(late.slice(at, at + pagesAtOnce).map(visitLate));
  });

/** The shared script of the host with the editor, and the script of a dialog, found by words in them. */
const findScript = async (scripts: readonly string[], words: string): Promise<string> => {
  for (const script of scripts)
    if ((await (await fetch(`${product.url}${script}`)).text()).includes(words)) return script;
  throw new Error(`No script contains ${words}.`);
};

test('requests a script that fails once more with each Retry, a shared one of the host, too', async ({
  browser,
}) => {
  const scripts = await listScripts(browser, writeAndPublish);
  const script = await findScript(
    scripts.filter((address) => address.startsWith('/shell/')),
    'ProseMirror-selectednode',
  );
  const context = await openContext(browser);
  const page = await context.newPage();
  let requests = 0;
  const fail = { always: true };
  await page.route(
    (url) => url.pathname === script,
    async (route) => {
      requests += 1;
      await (fail.always ? route.abort('connectionreset') : route.continue());
    },
  );
  await page.goto(await createArticlePage());
  const failure = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
  await expect(failure).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Publish to Wix' })).toBeVisible();
  for (let retry = 1; retry <= 2; retry += 1) {
    const before = requests;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => requests).toBe(before + 1);
    await expect(failure).toBeVisible();
    expect(requests).toBe(before + 1);
  }
  fail.always = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('In late winter.');
  await context.close();
});

test('requests a script that failed once again by itself', async ({ browser }) => {
  const scripts = await listScripts(browser, writeAndPublish);
  const script = await findScript(scripts, 'publish-title');
  const context = await openContext(browser);
  const page = await context.newPage();
  await recordErrors(page);
  let requests = 0;
  await page.route(
    (url) => url.pathname === script,
    async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort('connectionreset') : route.continue());
    },
  );
  await writeAndPublish(page);
  expect(requests).toBe(2);
  await context.close();
});
