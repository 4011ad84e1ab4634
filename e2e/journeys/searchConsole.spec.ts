import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe/expectAccessible.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

const dayMs = 86_400_000;
const site = 'https://garden.example/';

/** Clicks of 16 pages over 150 days; one lost two thirds of them five weeks ago. */
const createResults = () =>
  Array.from({ length: 150 }, (_, ago) =>
    new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10),
  ).flatMap((date, ago) =>
    Array.from({ length: 16 }, (_page, page) => ({
      date,
      page: `${site}${page === 0 ? 'pruning-roses' : `page-${page}`}`,
      query: page === 0 ? 'pruning roses' : `topic ${page}`,
      clicks: page === 0 && ago < 38 ? 5 : 12 + page + ((ago * (page + 3)) % 5),
      impressions: 300,
      position: 3,
    })),
  );

test.describe('results from Search Console', () => {
  let fakes: Fakes;
  let product: Product;
  test.beforeAll(async () => {
    fakes = await startFakes();
    product = await startProduct(fakes.env);
  });
  test.afterAll(async () => {
    await product.stop();
    fakes.stop();
  });

  test('connects, reads the figures, and shows clicks and a page that loses them', async ({ browser }) => {
    const sites = [
      { siteUrl: 'sc-domain:garden.example', permissionLevel: 'siteOwner', results: createResults() },
      { siteUrl: 'https://other.example/', permissionLevel: 'siteFullUser', results: [] },
    ];
    await fakes.configure('search-console', 'properties', sites);
    const member = await createMember(product.url);
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();

    await page.goto(`${product.url}/analytics`);
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByText('Search Console is not connected.')).toBeVisible();
    await results.getByRole('link', { name: 'Open Integrations' }).click();

    await page.getByRole('main').getByRole('link', { name: 'Google Search Console' }).click();
    const card = page.getByRole('region', { name: 'Google Search Console' });
    await card.getByRole('button', { name: 'Connect Search Console' }).click();
    await expect(page).toHaveURL(/\/integrations\?platform=search-console$/);
    await card.getByRole('button', { name: 'garden.example (whole domain)' }).click();
    await expect(card.getByText('Connected', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'View results' })).toBeVisible({ timeout: 120_000 });
    await card.getByRole('link', { name: 'View results' }).click();

    const table = results.getByRole('table', { name: 'Pages in search results' });
    await expect(table.getByRole('row', { name: /^\/page-15 [\d,]+ / })).toBeVisible();
    const decays = results.getByRole('region', { name: 'Losing clicks' });
    await expect(decays.getByRole('listitem')).toHaveCount(1);
    await expect(decays).toContainText('/pruning-roses');
    await expect(decays).toContainText('140 clicks in 28 days instead of about');
    await expect(decays).toContainText('Not known: The cause');
    await expect(results.getByText(/^Clicks per day, .* not final and may still rise\.$/)).toBeVisible();

    await results.getByRole('tab', { name: 'By month' }).click();
    await expect(page).toHaveURL(/\/analytics\?by=months$/);
    const months = results.getByRole('table', { name: 'Months in search results' });
    await expect(months.getByRole('row', { name: /not complete/ }).first()).toBeVisible();
    await results.getByRole('tab', { name: 'By keyword' }).click();
    await expect(results.getByRole('link', { name: 'Open Keywords' })).toBeVisible();
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await results.getByRole('button', { name: 'Export all results' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('search-results-30d.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/^"Page",/gm)).toHaveLength(16);
    expect(text.match(/^"Day",/gm)).toHaveLength(30);
    expect(text).toContain(`"${site}pruning-roses"`);

    await results.getByRole('link', { name: 'Monthly reports' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await page.goBack();
    await results.getByRole('link', { name: 'Refreshes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refreshes' })).toBeVisible();
    await context.close();
  });
});
