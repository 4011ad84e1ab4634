import { expect, test } from '@playwright/test';
import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { computePercentile } from './percentile.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const createLongText = (words: number): string => {
  const sentence =
    'Rose pruning keeps the plant open to light and air, and a sharp pair of shears keeps it whole.';
  const perSection = 10;
  const sections = Math.ceil(words / (sentence.split(' ').length * perSection));
  return Array.from(
    { length: sections },
    (_, index) => `## Part ${index + 1}\n\n${Array.from({ length: perSection }, () => sentence).join(' ')}`,
  ).join('\n\n');
};

/** Slightly longer than the editor's debounce, in milliseconds. */
const pauseMs = 205;

test('typing in a 5,000-word article with the assessment panel open takes at most 16 ms from key to paint (p95)', async ({
  browser,
}) => {
  const member = await createMember(product.url);
  const { article } = await member.send(createArticle, {
    body: { title: 'A long article', content: createLongText(5_000) },
  });
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  const page = await context.newPage();
  await page.goto(`${product.url}${paths.article(article.id)}`);
  await page.getByRole('tab', { name: 'Edit' }).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await expect(page.getByRole('region', { name: 'Search and readability' })).toContainText(/5,?\d{3} words/);
  await content.click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const latencies: number[] = [];
    Object.assign(window, { latencies });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => latencies.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  // Fast words with a pause after every second one, so that the text is saved and assessed while the next word begins.
  for (let pair = 0; pair < 25; pair += 1) {
    await page.keyboard.type('words typed', { delay: 60 });
    await page.keyboard.type(' ', { delay: pauseMs });
  }
  const latencies = await page.evaluate(() => (window as unknown as { latencies: number[] }).latencies);
  const p95 = computePercentile(latencies, 0.95);
  console.log(
    `typing: ${latencies.length} keys, p50 ${computePercentile(latencies, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, slowest ${Math.max(...latencies).toFixed(1)} ms`,
  );
  expect(latencies.length).toBeGreaterThan(200);
  expect(p95).toBeLessThanOrEqual(16);
  await context.close();
});
