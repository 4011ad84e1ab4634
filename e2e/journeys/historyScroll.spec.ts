import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { history } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { createMember, createStorageState } from '../product/member.ts';
import { makeEveryVisitFirst } from '../product/serviceWorker.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { computePercentile } from '../measures/percentile.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.stop());

const createRow = (index: number): HistoryRow => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  articleId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  image: null,
  title: `Article ${index}: ${'a title of some length '.repeat(1 + (index % 3))}`,
  status: index % 3 === 0 ? 'published' : 'draft',
  state: index % 3 === 0 ? 'live' : 'draft',
  keyword: 'rose pruning',
  difficulty: 1 + (index % 12),
  volume: 500 + index,
  date: new Date(Date.UTC(2026, 10, 21) - index * 3_600_000).toISOString(),
  scheduledDate: null,
  publishedDate: null,
  type: 'article',
  publications: [],
});

test('scrolls ten thousand history rows without empty areas', async ({ browser }) => {
  const rows = 10_000;
  // Large pages fill the list quickly; pagination itself is tested elsewhere.
  const perPage = 500;
  const member = await createMember(product.url);
  const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
  await makeEveryVisitFirst(context);
  const page = await context.newPage();
  await page.route(`**${getContentHistory.path}?*`, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const hasMore = number * perPage < rows;
    return route.fulfill({
      json: {
        success: true,
        data: {
          content: Array.from({ length: perPage }, (_, index) => createRow((number - 1) * perPage + index)),
          page: number,
          hasMore,
          total: history.totalCap,
          articles: history.totalCap,
          scheduled: 0,
          totalCapped: true,
          nextCursor: hasMore ? String(number) : null,
        },
      },
    });
  });
  await page.goto(`${product.url}${paths.contentHistory}`);
  const table = page.getByRole('table', { name: 'Content history' });
  await expect
    .poll(
      async () => {
        await page.evaluate(() =>
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        return table.getAttribute('aria-rowcount');
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toBe(String(rows + 1));
  expect(await table.getByRole('row').count()).toBeLessThan(120);

  await page.evaluate(() => {
    const seen = { points: 0, empty: 0, frames: [] as number[] };
    Object.assign(window, { seen });
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      seen.frames.push(now - before);
      before = now;
      const list = document
        .querySelector('[role=table] > [role=rowgroup]:last-child')
        ?.getBoundingClientRect();
      if (list)
        for (let y = Math.max(70, list.top + 1); y < Math.min(window.innerHeight, list.bottom); y += 40) {
          seen.points += 1;
          if (!document.elementFromPoint(list.left + list.width / 2, y)?.closest('[role=row]'))
            seen.empty += 1;
        }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.mouse.move(640, 500);
  for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, turn % 40 < 30 ? -2_400 : 1_200);
  const { points, empty, frames } = await page.evaluate(
    () => (window as unknown as { seen: { points: number; empty: number; frames: number[] } }).seen,
  );
  test.info().annotations.push({
    type: 'history scroll',
    description: `${points} points checked, ${empty} empty, frame p95 ${computePercentile(frames, 0.95).toFixed(0)} ms`,
  });
  expect(points).toBeGreaterThan(1_000);
  expect(empty).toBe(0);
  await context.close();
});
