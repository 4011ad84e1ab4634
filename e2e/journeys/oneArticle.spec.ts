import type { BrowserContext, Locator, Page } from '@playwright/test';
import { createArticle, getArticle } from '@rankwright/contracts/articles';
import { saveWordpress } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { createScheduledItem, updateScheduledItem } from '@rankwright/contracts/planner';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import {
  startWordpress,
  isWordpressInstalled,
  type Wordpress,
} from '@rankwright/testing/wordpress/startWordpress';
import { confirmPublish } from './confirmPublish.ts';
import { expect, test } from '../product/test.ts';

const title = 'When to prune climbing roses';
const ownSentence = 'A sentence of my own.';
const metaDescription = 'Which canes stay, which go, and when to cut them.';
const imageAlt = 'A pruned climbing rose';

let fakes: Fakes;
let wordpress: Wordpress;
let product: Product;
test.beforeAll(async () => {
  expect(
    isWordpressInstalled(),
    'Debian’s wordpress, php-cli and mariadb-server must be installed (see .ci/run)',
  ).toBe(true);
  fakes = await startFakes();
  wordpress = await startWordpress('pretty');
  product = await startProduct({
    ...fakes.env,
    OUTBOUND_ALLOW: [fakes.env.OUTBOUND_ALLOW, wordpress.address].join(','),
  });
});
test.afterAll(async () => {
  await product.stop();
  wordpress.stop();
  fakes.stop();
});

const openAccount = async (): Promise<Member> => {
  const member = await createMember(product.url);
  await member.send(saveWordpress, {
    body: {
      siteUrl: wordpress.url,
      username: 'admin',
      applicationPassword: wordpress.passwords.admin,
    },
  });
  return member;
};

interface WordpressPost {
  content: { rendered: string };
  slug: string;
  meta: Record<string, unknown>;
  _embedded: { 'wp:term'?: { name: string }[][]; 'wp:featuredmedia'?: { alt_text: string }[] };
}

/** Public posts with this title, with terms and cover image. */
const findPosts = async (search: string): Promise<WordpressPost[]> =>
  (await (
    await fetch(`${wordpress.url}/wp-json/wp/v2/posts?_embed=1&search=${encodeURIComponent(search)}`)
  ).json()) as WordpressPost[];

const listTerms = ({ _embedded }: WordpressPost): string[] =>
  (_embedded['wp:term'] ?? []).flat().map(({ name }) => name);

const dayAhead = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The next full minute as date and time of a zone. */
const formatNextMinute = (timeZone: string): { scheduledDate: string; scheduledTime: string } => {
  const [scheduledDate = '', scheduledTime = ''] = new Date(Date.now() + 60_000)
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { scheduledDate, scheduledTime };
};

const writePlannedArticle = async (page: Page): Promise<Locator> => {
  await page.getByTitle(title).first().hover();
  await page
    .getByRole('link', { name: `Write it: ${title}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByLabel('Primary keyword')).toHaveValue('climbing roses');
  await page.getByLabel('Industry').fill('gardening');
  await page.getByLabel('Target audience').fill('hobby gardeners');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const article = page.getByRole('region', { name: 'Article' });
  await expect(article.getByText('Needs review')).toBeVisible({ timeout: 60_000 });
  return article;
};

const addSentence = async (page: Page, sentence: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`${sentence} `);
};

const fillPostDetails = async (article: Locator): Promise<void> => {
  await article.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await article.getByRole('tab', { name: 'Post' }).click();
  await article.getByLabel('Meta description').fill(metaDescription);
  await article.getByLabel('Slug').fill('prune-climbing-roses');
  await article
    .getByLabel('Cover image URL')
    .fill(`${wordpress.url}/wp-content/themes/twentytwentythree/screenshot.png`);
  await article.getByLabel('Image description (alt text)').fill(imageAlt);
  await article.getByLabel('Categories').fill('Garden');
  await article.getByLabel('Tags').fill('roses');
};

const signIn = async (
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  member: Member,
): Promise<BrowserContext> => browser.newContext({ storageState: createStorageState(product.url, member) });

test('plans, writes, edits and approves an article, and that text goes out at its hour, once; an edit updates the same post', async ({
  browser,
}) => {
  const member = await openAccount();
  const planned = await member.send(createScheduledItem, {
    body: {
      title,
      keywords: ['climbing roses'],
      scheduledDate: dayAhead(),
      scheduledTime: '09:00',
      platforms: { wordpress: true },
    },
  });
  const context = await signIn(browser, member);
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.contentPlanner}?month=${dayAhead().slice(0, 7)}`);
  const article = await writePlannedArticle(page);
  await addSentence(page, ownSentence);
  await fillPostDetails(article);
  await article.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Article approved')).toBeVisible();
  const status = article.getByRole('group', { name: 'Status' });
  await expect(status.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await findPosts(title)).toEqual([]);

  await member.send(updateScheduledItem, {
    params: { id: planned.id },
    body: formatNextMinute(planned.timeZone),
  });
  await expect(status.getByText('Live', { exact: true })).toBeVisible({ timeout: 180_000 });
  const [post, ...others] = await findPosts(title);
  expect(others).toEqual([]);
  expect(post?.content.rendered).toContain(ownSentence);
  expect(post?.slug).toBe('prune-climbing-roses');
  expect(post?.meta).toMatchObject({ _yoast_wpseo_metadesc: metaDescription });
  expect(post && listTerms(post)).toEqual(expect.arrayContaining(['Garden', 'roses']));
  expect(post?._embedded['wp:featuredmedia']?.[0]?.alt_text).toBe(imageAlt);

  await addSentence(page, 'And another.');
  await article.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Article approved')).toBeVisible();
  await article.getByRole('button', { name: 'Update on WordPress' }).click();
  await confirmPublish(page, 'Update on 1 site');
  await expect
    .poll(async () => (await findPosts(title)).map(({ content }) => content.rendered), { timeout: 60_000 })
    .toEqual([expect.stringContaining('And another.')]);
  await context.close();
});

const saveDefaultCategory = async (page: Page, category: string): Promise<void> => {
  await page.goto(`${product.url}${paths.integration('wordpress')}`);
  const card = page.getByRole('region', { name: 'WordPress' });
  await card.getByRole('button', { name: 'Change defaults' }).click();
  await card.getByLabel('Categories').fill(category);
  await card.getByRole('button', { name: 'Save defaults' }).click();
  await expect(card.getByText(`Category ${category}`)).toBeVisible();
};

test('shows the right state, and the saved default category, after the tab was closed right after Publish', async ({
  browser,
}) => {
  const member = await openAccount();
  const name = 'What a lawn wants in November';
  const { article } = await member.send(createArticle, {
    body: { title: name, content: 'Leave it alone.' },
  });
  const context = await signIn(browser, member);
  const page = await context.newPage();
  await saveDefaultCategory(page, 'Lawns');
  await page.goto(`${product.url}${paths.article(article.id)}`);
  await page.getByRole('button', { name: 'Publish to WordPress' }).click();
  const accepted = page.waitForResponse((response) => response.url().endsWith(`${article.id}/publish`));
  await confirmPublish(page, 'Publish to 1 site');
  await accepted;
  await page.close();
  const read = async () => (await member.send(getArticle, { params: { id: article.id } })).article;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('live');
  expect((await read()).status).toBe('published');
  const again = await context.newPage();
  await again.goto(`${product.url}${paths.article(article.id)}`);
  await expect(again.getByRole('group', { name: 'Status' }).getByText('Live')).toBeVisible();
  await expect(again.getByRole('link', { name: 'View live post' })).toBeVisible();
  const posts = await findPosts(name);
  expect(posts.map(listTerms)).toEqual([['Lawns']]);
  await context.close();
});
