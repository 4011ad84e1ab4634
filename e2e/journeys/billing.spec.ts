import { expect, test, type Browser, type Page } from '@playwright/test';
import { createScheduledContent } from '@rankwright/contracts/planner';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { startDoubles, type Doubles } from '../product/startDoubles.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { stripeOf, type Stripe, type TrueSubscription } from '../product/stripe.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const gate = (page: Page) => page.getByRole('heading', { name: 'Premium Feature' });
const planner = (page: Page) => page.getByRole('heading', { name: 'Content Planner', level: 1 });

test.describe('billing by Stripe', () => {
  let doubles: Doubles;
  let product: Product;
  let stripe: Stripe;
  test.beforeAll(async () => {
    doubles = await startDoubles();
    product = await startProduct({ ...doubles.env, ...doubles.stripeEnv });
    stripe = stripeOf(doubles, product.url);
  });
  test.afterAll(async () => {
    await product.stop();
    doubles.stop();
  });

  const open = async (browser: Browser, path = '/billing'): Promise<{ page: Page; member: Member }> => {
    const member = await newMember(product.url, { plan: false });
    const context = await browser.newContext({ storageState: signedIn(product.url, member) });
    const page = await context.newPage();
    await page.goto(`${product.url}${path}`);
    return { page, member };
  };
  const subscribe = async (page: Page): Promise<void> => {
    await page.goto(`${product.url}/billing`);
    await press(page, 'Subscribe Now');
    await press(page, 'Pay');
    await expect(page).toHaveURL(/\/content-planner$/);
  };
  const trueOf = async ({ email }: Member): Promise<TrueSubscription> => {
    const newest = (await stripe.truth(email)).at(-1);
    if (!newest) throw new Error('Stripe knows of no subscription.');
    return newest;
  };
  /** What the billing screen says, opened anew, is what Stripe has. */
  const seesTheTruth = async (page: Page, member: Member): Promise<void> => {
    const { status, cancelAt, cancelAtPeriodEnd } = await trueOf(member);
    const words: Record<string, RegExp> = {
      trialing: /^Trial, \d days? left$/,
      active: /^Active$/,
      past_due: /^Payment overdue$/,
      canceled: /^Subscribe Now$/,
    };
    await page.goto(`${product.url}/billing`);
    const ends = status !== 'canceled' && (cancelAtPeriodEnd || cancelAt !== null);
    await expect(page.getByText((ends ? /^Cancels at period end$/ : words[status]) ?? /never/)).toBeVisible();
  };
  const mayPlan = (member: Member): Promise<boolean> =>
    member
      .send(createScheduledContent, {
        body: { title: 'Roses', scheduledDate: '2030-01-01' },
      })
      .then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toContain('402');
          return false;
        },
      );

  test('a person subscribes, changes the interval, leaves and comes back [A-129, A-131, A-134, A-135, A-136, A-137, A-141, A-142, A-102, A-221]', async ({
    browser,
  }) => {
    const { page, member } = await open(browser);
    await press(page, 'Subscribe Now');
    await press(page, 'Back');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByText('Subscription Canceled')).toBeVisible();
    await subscribe(page);
    await expect(page.getByText('Subscription active')).toBeVisible();
    await page.goto(`${product.url}/billing`);
    await expect(page.getByText('Trial, 3 days left')).toBeVisible();

    await press(page, 'Yearly');
    await expect(page.getByRole('alertdialog')).toContainText('Due today: $0. Then $1,188 on');
    await agree(page, 'Switch');
    await expect(page.getByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
    await stripe.change((await trueOf(member)).id, { status: 'active' });
    await seesTheTruth(page, member);
    await press(page, 'Half-Yearly');
    await expect(page.getByRole('alertdialog')).toContainText('Due today: $544. Then $594 on');
    await agree(page, 'Switch');
    await expect(page.getByText('$594, Half-Yearly')).toBeVisible();
    expect((await trueOf(member)).items.map(({ price }) => price)).toEqual(['price_half']);

    await press(page, 'Cancel at period end');
    await agree(page, 'Cancel at period end');
    await expect(page.getByText('Cancels at period end', { exact: true })).toBeVisible();
    expect((await trueOf(member)).cancelAtPeriodEnd).toBe(true);
    await press(page, 'Reactivate');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    expect((await trueOf(member)).cancelAtPeriodEnd).toBe(false);

    await press(page, 'End now');
    await agree(page, 'End now');
    await expect(page.getByText('Your plan has ended.', { exact: false })).toBeVisible();
    expect((await trueOf(member)).status).toBe('canceled');
    await expect(page.getByText('Charged today. Cancel anytime.')).toBeVisible();
    await subscribe(page);
    await seesTheTruth(page, member);
    expect((await trueOf(member)).status).toBe('active');
    await page.context().close();
  });

  test('what was done in the portal shows, and is undone here [A-142, A-135]', async ({ browser }) => {
    const { page, member } = await open(browser);
    await subscribe(page);
    await page.goto(`${product.url}/billing`);
    await press(page, 'Manage payment method');
    await press(page, 'Return');
    await expect(page).toHaveURL(/\/billing$/);
    await press(page, 'Manage payment method');
    await press(page, 'Cancel plan');
    await expect(page.getByText('Cancels at period end', { exact: true })).toBeVisible();
    expect((await trueOf(member)).cancelAt).not.toBeNull();
    await press(page, 'Reactivate');
    await expect(page.getByText(/^Trial, /)).toBeVisible();
    expect((await trueOf(member)).cancelAt).toBeNull();
    await page.context().close();
  });

  test('webhooks come late, twice and out of order; what shows is what is true [A-222]', async ({
    browser,
  }) => {
    const { page, member } = await open(browser);
    await subscribe(page);
    const about = await trueOf(member);
    const tell = (type: string, status: string, id?: string) =>
      stripe.tell({ type: `customer.subscription.${type}`, status, about, ...(id && { id }) });

    expect(await tell('deleted', 'canceled')).toBe(200);
    await seesTheTruth(page, member);
    expect(await mayPlan(member)).toBe(true);

    await stripe.change(about.id, { status: 'past_due' });
    expect(await tell('updated', 'past_due', 'evt_twice')).toBe(200);
    expect(await mayPlan(member)).toBe(false);
    await stripe.change(about.id, { status: 'active' });
    expect(await tell('updated', 'past_due', 'evt_twice')).toBe(200);
    await seesTheTruth(page, member);
    expect(await mayPlan(member)).toBe(true);

    await stripe.change(about.id, { status: 'past_due' });
    expect(await tell('created', 'active')).toBe(200);
    expect(await mayPlan(member)).toBe(false);
    await seesTheTruth(page, member);

    await stripe.change(about.id, { status: 'canceled' });
    for (const type of ['deleted', 'updated', 'created']) expect(await tell(type, 'active')).toBe(200);
    expect(await mayPlan(member)).toBe(false);
    await seesTheTruth(page, member);
    await page.context().close();
  });

  test('the gate opens without a reload for whoever pays in another tab, and closes with the first look after the end [A-175, A-176]', async ({
    browser,
  }) => {
    const { page, member } = await open(browser, '/content-planner');
    await expect(gate(page)).toBeVisible();
    await page.evaluate(() => void (document.body.dataset.here = 'since the start'));
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const other = await page.context().newPage();
    await subscribe(other);
    await comeBack();
    await expect(planner(page)).toBeVisible();
    await expect(gate(page)).toBeHidden();

    await stripe.change((await trueOf(member)).id, { status: 'canceled' });
    const fetched = page.waitForResponse(/\/api\/stripe\/subscription$/);
    await comeBack();
    await fetched;
    await expect(gate(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.here)).toBe('since the start');
    await page.context().close();
  });
});
