import { getProfile, updateUser } from '@rankwright/contracts/account';
import { createScheduledItem, listScheduledItems } from '@rankwright/contracts/planner';
import { updateSetup } from '@rankwright/contracts/setup';
import { hasClockChange } from '@rankwright/contracts/zoneOffset';
import { formatZonedDate, formatZonedTime } from '@rankwright/contracts/zonedTime';
import type { Page } from '@playwright/test';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { makeEveryVisitFirst } from '../product/serviceWorker.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from '../product/test.ts';

const dayMs = 86_400_000;
const formatIsoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const formatSpokenDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
/** Next month, so that no day is in the past. */
const getNextMonth = (): { year: number; month: number; day: (number: number) => string } => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return {
    year: first.getUTCFullYear(),
    month: first.getUTCMonth() + 1,
    day: (number) => formatIsoDate(first.getTime() + (number - 1) * dayMs),
  };
};

const getDayCell = (page: Page, date: string) => page.locator(`[role="gridcell"][data-date="${date}"]`);
const expectAnnouncement = (page: Page, words: string | RegExp) =>
  expect(page.locator('[aria-live="polite"]').filter({ hasText: words }).first()).toBeAttached();
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const openPlanner = async (page: Page, member: Member, address = ''): Promise<void> => {
  await page.goto(`${product.url}/login`);
  await page.evaluate(
    ({ origins }) => {
      for (const { name, value } of origins.flatMap(({ localStorage: entries }) => entries))
        localStorage.setItem(name, value);
    },
    createStorageState(product.url, member),
  );
  await page.goto(`${product.url}/content-planner${address}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
};

const getUserId = async (member: Member): Promise<string> => (await member.send(getProfile)).user.uid;

const getScheduledDates = async (member: Member): Promise<Record<string, string | null>> => {
  const { year, month } = getNextMonth();
  const { content } = await member.send(listScheduledItems, {
    query: { year: String(year), month: String(month) },
  });
  return Object.fromEntries(content.map(({ title, scheduledDate }) => [title, scheduledDate]));
};

const addContent = async (page: Page, title: string): Promise<void> => {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add content' });
  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

test('plans a month with the keyboard only and announces every step [C-014, C-015, C-017, C-018]', async ({
  page,
}) => {
  const member = await createMember(product.url);
  const { day } = getNextMonth();
  await openPlanner(page, member);
  await tabTo(page, page.getByRole('gridcell', { name: /, today/ }));
  await press(page, 'PageDown');
  const focused = page.locator('[role="gridcell"]:focus');
  await expect(focused).toHaveAttribute('data-date', new RegExp(`^${day(1).slice(0, 7)}`));
  const start = (await focused.getAttribute('data-date')) ?? '';
  for (let at = Number(start.slice(8)); at > 10; at -= 1) await press(page, 'ArrowLeft');
  for (let at = Number(start.slice(8)); at < 10; at += 1) await press(page, 'ArrowRight');
  await expect(getDayCell(page, day(10))).toBeFocused();
  await expect(getDayCell(page, day(10))).toHaveAccessibleName(
    `${formatSpokenDate(day(10))}: Click to add content`,
  );

  for (const [index, title] of ['Roses', 'Tulips', 'Daisies'].entries()) {
    await addContent(page, title);
    await expect(getDayCell(page, day(10 + index))).toHaveAccessibleName(
      `${formatSpokenDate(day(10 + index))}: ${title}, Planned, 500 words, difficulty 5`,
    );
    await expect(getDayCell(page, day(10 + index))).toBeFocused();
    await press(page, 'ArrowRight');
  }

  await press(page, 'ArrowLeft', ' ');
  await expectAnnouncement(page, /“Daisies” picked up\. Use the arrow keys to choose a day/);
  await press(page, 'ArrowDown');
  await expectAnnouncement(page, `${formatSpokenDate(day(19))}: free.`);
  await press(page, 'Enter');
  await expectAnnouncement(page, `“Daisies” moved to ${formatSpokenDate(day(19))}. Press Control Z to undo.`);
  await expect(getDayCell(page, day(19))).toBeFocused();

  for (let step = 0; step < 9; step += 1) await press(page, 'ArrowLeft');
  await press(page, ' ', 'ArrowRight');
  await expectAnnouncement(
    page,
    `${formatSpokenDate(day(11))}: taken by “Tulips”. The two articles will swap days.`,
  );
  await press(page, 'Enter');
  await expectAnnouncement(page, '“Roses” and “Tulips” swapped days.');
  await expect
    .poll(() => getScheduledDates(member))
    .toEqual({ Roses: day(11), Tulips: day(10), Daisies: day(19) });

  await press(page, 'Control+z');
  await expectAnnouncement(page, `Undone. “Roses” is back on ${formatSpokenDate(day(10))}.`);
  await expect
    .poll(() => getScheduledDates(member))
    .toEqual({ Roses: day(10), Tulips: day(11), Daisies: day(19) });

  await getDayCell(page, day(19)).focus();
  await press(page, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this content?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await press(page, 'Enter');
  await expect.poll(() => getScheduledDates(member)).toEqual({ Roses: day(10), Tulips: day(11) });
  await page.reload();
  await expect(getDayCell(page, day(10))).toHaveAccessibleName(/Roses/);
});

test('drags content to another day, swaps with an occupied day, and moves content to the backlog [C-014, C-015]', async ({
  page,
}) => {
  const member = await createMember(product.url);
  const { year, month, day } = getNextMonth();
  const plan = (title: string, date: string, scheduledTime?: string) =>
    member.send(createScheduledItem, {
      body: { title, scheduledDate: date, ...(scheduledTime && { scheduledTime }) },
    });
  await plan('Roses', day(8), '09:30');
  await plan('Tulips', day(10));
  // Tall enough for the whole month, the backlog and the checklist: nothing is dragged out of the window.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openPlanner(page, member, `?month=${year}-${String(month).padStart(2, '0')}`);
  // The checklist of a new account moves the calendar down when it has loaded.
  await expect(page.getByRole('region', { name: 'Plan your first month' })).toBeVisible();
  const drag = async (title: string, onto: ReturnType<Page['locator']>): Promise<void> => {
    await page.getByTitle(title).scrollIntoViewIfNeeded();
    const from = await page.getByTitle(title).boundingBox();
    if (!from) throw new Error('Nothing to drag.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2, { steps: 3 });
    await expect(page.getByTitle(title)).toHaveCount(2);
    const to = await onto.boundingBox();
    if (!to) throw new Error('Nowhere to drop.');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
    await page.mouse.up();
  };
  await drag('Roses', getDayCell(page, day(9)));
  await expect(getDayCell(page, day(9))).toHaveAccessibleName(/Roses, .*09:30 UTC/);
  await drag('Roses', getDayCell(page, day(10)));
  await expect.poll(() => getScheduledDates(member)).toEqual({ Roses: day(10), Tulips: day(9) });
  await drag('Tulips', page.getByRole('region', { name: 'Backlog' }));
  await expect(page.getByRole('region', { name: 'Backlog' }).getByText('Tulips')).toBeVisible();
  await expect.poll(() => getScheduledDates(member)).toEqual({ Roses: day(10) });
});

test('drags content that was pressed before the code for it has loaded', async ({ page }) => {
  const member = await createMember(product.url);
  const { year, month, day } = getNextMonth();
  await member.send(updateSetup, { body: { isDismissed: true } });
  await member.send(createScheduledItem, { body: { title: 'Roses', scheduledDate: day(8) } });
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await makeEveryVisitFirst(page.context());
  await page.route(/drag-layer/, async (route) => {
    await delivered;
    await route.continue();
  });
  await openPlanner(page, member, `?month=${year}-${String(month).padStart(2, '0')}`);
  const requested = page.waitForRequest(/drag-layer/);
  await page.getByTitle('Roses').hover();
  await requested;
  await page.mouse.down();
  const to = await getDayCell(page, day(9)).boundingBox();
  if (!to) throw new Error('Nowhere to drop.');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await expect(page.getByTitle('Roses')).toHaveCount(1);
  deliver();
  await expect(page.getByTitle('Roses')).toHaveCount(2);
  await page.mouse.up();
  await expect.poll(() => getScheduledDates(member)).toEqual({ Roses: day(9) });
});

/** Three days after New York's next daylight saving change. */
const getDayAfterClockChange = (): string => {
  const now = Date.now();
  let day = now + dayMs;
  while (!hasClockChange(new Date(now), new Date(day), 'America/New_York')) day += dayMs;
  return formatIsoDate(day + 3 * dayMs);
};

for (const [zone, changes] of [
  ['UTC', false],
  ['America/New_York', true],
  ['Asia/Kolkata', false],
] as const)
  test(`publishes at 09:00 in ${zone} after a daylight saving change [C-080, C-211]`, async ({ page }) => {
    const member = await createMember(product.url);
    await member.send(updateUser, { params: { uid: await getUserId(member) }, body: { timeZone: zone } });
    const date = getDayAfterClockChange();
    const [year = '', month = ''] = date.split('-');
    await openPlanner(page, member, `?month=${year}-${month}`);
    await getDayCell(page, date).getByRole('button', { name: 'Click to add content' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add content' });
    await dialog.getByLabel('Title').fill('Spring cleaning');
    await dialog.getByLabel('Time (optional)').fill('09:00');
    const note = dialog.getByRole('status', { name: 'Daylight-saving forecast' });
    if (changes) await expect(note).toHaveText(/Your article is still published at 09:00 there/);
    else await expect(note).toBeEmpty();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(getDayCell(page, date)).toHaveAccessibleName(new RegExp(`Spring cleaning, .*09:00 ${zone}`));
    const { content } = await member.send(listScheduledItems, {
      query: { year, month: String(Number(month)) },
    });
    const publishAt = new Date(content[0]?.publishAt ?? '');
    expect([formatZonedDate(publishAt, zone), formatZonedTime(publishAt, zone)]).toEqual([date, '09:00']);
  });
