import { expect, test, type Page } from '@playwright/test';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { computePercentile } from './percentile.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

/** ISO date of a day, `months` from now. */
const formatDay = (months: number, day: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
};

/** Milliseconds from the click to the end of the frame that shows the new month. */
const measureMonthChange = (page: Page, button: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const month = () => document.querySelector('[role="grid"]')?.getAttribute('aria-label');
        const shown = month();
        const clicked = performance.now();
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(null);
        };
        const look = () => (month() === shown ? requestAnimationFrame(look) : painted());
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
        requestAnimationFrame(look);
      }),
    button,
  );

test('changes the month within 100 ms when both months are cached', async ({ browser }) => {
  const member = await createMember(product.url);
  for (const months of [1, 2])
    for (let day = 1; day <= 20; day += 1)
      await member.send(createScheduledItem, {
        body: { title: `Article ${months}.${day}`, scheduledDate: formatDay(months, day) },
      });
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  const network = watchNetwork(page);
  await page.goto(`${product.url}${paths.contentPlanner}?month=${formatDay(1, 1).slice(0, 7)}`);
  await expect(page.getByText('Article 1.20')).toBeVisible();
  await measureMonthChange(page, 'Next month');
  await expect(page.getByText('Article 2.20')).toBeVisible();
  await network.waitForIdle();
  const durations: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    durations.push(await measureMonthChange(page, 'Previous month'));
    await expect(page.getByText('Article 1.20')).toBeVisible();
    durations.push(await measureMonthChange(page, 'Next month'));
    await expect(page.getByText('Article 2.20')).toBeVisible();
  }
  const p95 = computePercentile(durations, 0.95);
  console.log(
    `month change: ${durations.length} changes, p50 ${computePercentile(durations, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...durations).toFixed(0)} ms`,
  );
  expect(p95).toBeLessThan(100);
  await context.close();
});
