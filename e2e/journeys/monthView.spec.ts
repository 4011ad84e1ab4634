import { createScheduledItem } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import type { Page } from '@playwright/test';
import { expectSeen } from '../product/expectSeen.ts';
import { createMember } from '../product/member.ts';
import { storeSession } from '../product/session.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { expect, test } from '../product/test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** `YYYY-MM-DD` of a day of next month, or of one `months` away. */
const getDate = (day: number, months = 1): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
};
const getCell = (page: Page, date: string) => page.locator(`[role="gridcell"][data-date="${date}"]`);
const openMonth = async (page: Page, date: string): Promise<void> => {
  await page.goto(`${product.url}/content-planner?month=${date.slice(0, 7)}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
};

/** A member with one article on the tenth of next month. */
const openPlannedMonth = async (page: Page): Promise<void> => {
  const member = await createMember(product.url);
  await member.send(updateSetup, { body: { isDismissed: true } });
  await member.send(createScheduledItem, {
    body: { title: 'When to prune climbing roses', scheduledDate: getDate(10), volume: 900, difficulty: 7 },
  });
  await page.goto(`${product.url}/login`);
  await storeSession(page, member);
  await openMonth(page, getDate(10));
};

test('shows in the month, without pointing, what a day holds and offers [C-005, C-006, C-007, C-009, C-219]', async ({
  page,
}) => {
  await openPlannedMonth(page);
  const cell = getCell(page, getDate(10));
  const title = cell.getByTitle('When to prune climbing roses');
  await expectSeen(title);
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    2,
  );
  await expectSeen(cell.getByText('Planned'));
  await expectSeen(cell.getByText('900 words · difficulty 7'));
  await expectSeen(cell.getByText('7AM–8AM UTC'));
  await expectSeen(cell.getByRole('button', { name: 'Edit When to prune climbing roses' }));
  await expectSeen(cell.getByRole('button', { name: 'Delete When to prune climbing roses' }));
  await expectSeen(getCell(page, getDate(11)).getByText('Click to add content'));
  await openMonth(page, getDate(10, -1));
  await expectSeen(getCell(page, getDate(10, -1)).getByText('Past date'));
  await expect(getCell(page, getDate(10, -1))).toHaveAttribute('aria-disabled', 'true');
});

test('shows the same of a day on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlannedMonth(page);
  await getCell(page, getDate(10)).click();
  const panel = page.getByRole('region', { name: new RegExp(getDate(10).slice(0, 4)) });
  await expectSeen(panel.getByText('When to prune climbing roses'));
  await expectSeen(panel.getByText('900 words · difficulty 7'));
  await expectSeen(panel.getByRole('button', { name: 'Edit When to prune climbing roses' }));
  await expectSeen(panel.getByRole('button', { name: 'Delete When to prune climbing roses' }));
  await getCell(page, getDate(11)).click();
  await expectSeen(panel.getByRole('button', { name: 'Click to add content' }));
});

test('goes on with the weeks that follow when the month is nearly over', async ({ page }) => {
  await page.clock.setFixedTime(`${getDate(0)}T12:00:00Z`);
  await openPlannedMonth(page);
  await openMonth(page, getDate(0));
  await expectSeen(getCell(page, getDate(10)).getByTitle('When to prune climbing roses'));
  await getCell(page, getDate(11)).getByRole('button', { name: 'Click to add content' }).click();
  await expect(page.getByRole('dialog', { name: 'Add content' }).getByLabel('Date')).toHaveValue(getDate(11));
});

test('keeps the arrow keys working after a click on a day', async ({ page }) => {
  await openPlannedMonth(page);
  await getCell(page, getDate(11)).getByRole('button', { name: 'Click to add content' }).click();
  await expect(page.getByRole('dialog', { name: 'Add content' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(getCell(page, getDate(18))).toBeFocused();
});
