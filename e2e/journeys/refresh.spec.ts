import { getArchiveImport, startArchiveImport } from '@rankwright/contracts/archive';
import { saveWordpress } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import {
  isWordpressInstalled,
  startWordpress,
  type Wordpress,
} from '@rankwright/testing/wordpress/startWordpress';
import { openWordpressEditor } from '@rankwright/testing/wordpress/wordpressEditor';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const dayMs = 86_400_000;
const title = 'Pruning roses';
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const gallery =
  '<!-- wp:gallery {"ids":[7]} -->\n<figure class="wp-block-gallery has-nested-images"></figure>\n<!-- /wp:gallery -->';
const content = `${paragraph('Prune in winter.')}\n\n${gallery}`;

/** Clicks of 16 pages over 150 days; the post at `url` lost two thirds of them five weeks ago. */
const createResults = (url: string) =>
  Array.from({ length: 150 }, (_, ago) =>
    new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10),
  ).flatMap((date, ago) =>
    Array.from({ length: 16 }, (_page, page) => ({
      date,
      page: page === 0 ? url : `https://garden.example/page-${page}`,
      query: page === 0 ? 'pruning roses' : `topic ${page}`,
      clicks: page === 0 && ago < 38 ? 5 : 12 + page + ((ago * (page + 3)) % 5),
      impressions: 300,
      position: 3,
    })),
  );

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
  wordpress.insertPosts([{ title, content, type: 'post', status: 'publish' }]);
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

/** An account that has imported the posts of its site. */
const openAccount = async (): Promise<Member> => {
  const member = await createMember(product.url);
  const { admin: applicationPassword } = wordpress.passwords;
  await member.send(saveWordpress, {
    body: { siteUrl: wordpress.url, username: 'admin', applicationPassword },
  });
  const params = { platform: 'wordpress' };
  await member.send(startArchiveImport, { params });
  await expect
    .poll(async () => (await member.send(getArchiveImport, { params })).import?.state, { timeout: 60_000 })
    .toBe('done');
  return member;
};

test('connects Search Console, sees a decay, refreshes the post, approves it, and the same post is updated once', async ({
  browser,
}) => {
  const editor = openWordpressEditor(wordpress);
  const before = await editor.list();
  const post = before.find((found) => found.title === title)!;
  const { link } = (await (await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${post.id}`)).json()) as {
    link: string;
  };
  await fakes.configure('search-console', 'properties', [
    { siteUrl: 'sc-domain:garden.example', permissionLevel: 'siteOwner', results: createResults(link) },
  ]);
  const member = await openAccount();
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();

  await page.goto(`${product.url}${paths.integration('search-console')}`);
  const card = page.getByRole('region', { name: 'Google Search Console' });
  await card.getByRole('button', { name: 'Connect Search Console' }).click();
  await expect(card.getByRole('link', { name: 'View results' })).toBeVisible({ timeout: 120_000 });
  await card.getByRole('link', { name: 'View results' }).click();
  const decays = page.getByRole('region', { name: 'Losing clicks' });
  await expect(decays).toContainText('140 clicks in 28 days instead of about');
  await decays.getByRole('link', { name: `Refresh ${title}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit the live text myself' }).click();
  const text = page.getByRole('textbox', { name: 'Content' });
  await expect(text).toHaveValue(/Prune in winter\./);
  await text.fill((await text.inputValue()).replace('in winter', 'in late winter'));
  await expect(page.locator('ins', { hasText: 'late' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Clicks 140 –/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve and update' }).click();
  await expect(page.getByText('The post on WordPress was updated')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/After: Not yet known until/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All refreshes' }).click();
  const list = page.getByRole('list', { name: 'Refreshes' });
  await expect(list).toContainText('140 clicks in 28 days before. After: not yet known until');
  await expectAccessible(page);

  const updated = await editor.read(String(post.id));
  expect(updated.content).toContain(paragraph('Prune in late winter.'));
  expect(updated.content).toContain(gallery);
  expect([updated.slug, updated.status, updated.title]).toEqual([post.slug, post.status, title]);
  expect((await editor.list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await editor.countRevisions(String(post.id))).toBe(1);
  await context.close();
});
