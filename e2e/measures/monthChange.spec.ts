import { expect, test, type Page } from '@playwright/test';
import { createScheduledContent } from '@rankwright/contracts/planner';
import { paths } from '@rankwright/contracts/paths';
import { newMember, signedIn } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { percentile } from './percentile.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

/** The day of the month so many months from now. */
const dayOf = (months: number, day: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
};

/** Milliseconds from the click to the end of the frame that shows the other month. */
const change = (page: Page, button: string): Promise<number> =>
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

test('the month changes within 100 ms when both are cached', async ({ browser }) => {
  const member = await newMember(product.url);
  for (const months of [1, 2])
    for (let day = 1; day <= 20; day += 1)
      await member.send(createScheduledContent, {
        body: { title: `Article ${months}.${day}`, scheduledDate: dayOf(months, day) },
      });
  const context = await browser.newContext({ storageState: signedIn(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.contentPlanner}?month=${dayOf(1, 1).slice(0, 7)}`);
  await expect(page.getByText('Article 1.20')).toBeVisible();
  await change(page, 'Next month');
  await expect(page.getByText('Article 2.20')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const figures: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    figures.push(await change(page, 'Previous month'));
    await expect(page.getByText('Article 1.20')).toBeVisible();
    figures.push(await change(page, 'Next month'));
    await expect(page.getByText('Article 2.20')).toBeVisible();
  }
  const p95 = percentile(figures, 0.95);
  console.log(
    `month change: ${figures.length} changes, p50 ${percentile(figures, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, slowest ${Math.max(...figures).toFixed(0)} ms`,
  );
  expect(p95).toBeLessThan(100);
  await context.close();
});
