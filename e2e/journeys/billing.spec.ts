import type { Browser, Page } from '@playwright/test';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { startFakes, type Fakes } from '../product/startFakes.ts';
import { startProduct, type Product } from '../product/startProduct.ts';
import { createFakeStripeClient, type FakeStripe, type FakeSubscription } from '../product/fakeStripe.ts';
import { expect, test } from '../product/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const getGate = (page: Page) => page.getByRole('heading', { name: 'Premium Feature' });
const getPlanner = (page: Page) => page.getByRole('heading', { name: 'Content Planner', level: 1 });

test.describe('billing with Stripe', () => {
  let fakes: Fakes;
  let product: Product;
  let stripe: FakeStripe;
  test.beforeAll(async () => {
    fakes = await startFakes();
    product = await startProduct({ ...fakes.env, ...fakes.stripeEnv });
    stripe = createFakeStripeClient(fakes, product.url);
  });
  test.afterAll(async () => {
    await product.stop();
    fakes.stop();
  });

  const openPage = async (browser: Browser, path = '/billing'): Promise<{ page: Page; member: Member }> => {
    const member = await createMember(product.url, { plan: false });
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
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
  const getStripeSubscription = async ({ email }: Member): Promise<FakeSubscription> => {
    const newest = (await stripe.listSubscriptions(email)).at(-1);
    if (!newest) throw new Error('The fake Stripe has no subscription.');
    return newest;
  };
  /** Expects the reloaded billing screen to show the state that Stripe has. */
  const expectStripeState = async (page: Page, member: Member): Promise<void> => {
    const { status, cancelAt, cancelAtPeriodEnd } = await getStripeSubscription(member);
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
  const canPlan = (member: Member): Promise<boolean> =>
    member
      .send(createScheduledItem, {
        body: { title: 'Roses', scheduledDate: '2030-01-01' },
      })
      .then(
        () => true,
        (error: unknown) => {
          expect(String(error)).toContain('402');
          return false;
        },
      );

  test('subscribes, changes the interval, cancels and subscribes again [A-129, A-131, A-134, A-135, A-136, A-137, A-141, A-142, A-102, A-221]', async ({
    browser,
  }) => {
    const { page, member } = await openPage(browser);
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
    await confirm(page, 'Switch');
    await expect(page.getByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
    await stripe.updateSubscription((await getStripeSubscription(member)).id, { status: 'active' });
    await expectStripeState(page, member);
    await press(page, 'Half-Yearly');
    await expect(page.getByRole('alertdialog')).toContainText('Due today: $544. Then $594 on');
    await confirm(page, 'Switch');
    await expect(page.getByText('$594, Half-Yearly')).toBeVisible();
    expect((await getStripeSubscription(member)).items.map(({ price }) => price)).toEqual(['price_half']);

    await press(page, 'Cancel at period end');
    await confirm(page, 'Cancel at period end');
    await expect(page.getByText('Cancels at period end', { exact: true })).toBeVisible();
    expect((await getStripeSubscription(member)).cancelAtPeriodEnd).toBe(true);
    await press(page, 'Reactivate');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    expect((await getStripeSubscription(member)).cancelAtPeriodEnd).toBe(false);

    await press(page, 'Cancel now');
    await confirm(page, 'Cancel now');
    await expect(page.getByText('Your plan has ended.', { exact: false })).toBeVisible();
    expect((await getStripeSubscription(member)).status).toBe('canceled');
    await expect(page.getByText('Charged today. Cancel anytime.')).toBeVisible();
    await subscribe(page);
    await expectStripeState(page, member);
    expect((await getStripeSubscription(member)).status).toBe('active');
    await page.context().close();
  });

  test('shows a cancellation from the billing portal and reactivates the plan [A-142, A-135]', async ({
    browser,
  }) => {
    const { page, member } = await openPage(browser);
    await subscribe(page);
    await page.goto(`${product.url}/billing`);
    await press(page, 'Manage payment method');
    await press(page, 'Return');
    await expect(page).toHaveURL(/\/billing$/);
    await press(page, 'Manage payment method');
    await press(page, 'Cancel plan');
    await expect(page.getByText('Cancels at period end', { exact: true })).toBeVisible();
    expect((await getStripeSubscription(member)).cancelAt).not.toBeNull();
    await press(page, 'Reactivate');
    await expect(page.getByText(/^Trial, /)).toBeVisible();
    expect((await getStripeSubscription(member)).cancelAt).toBeNull();
    await page.context().close();
  });

  test('shows the state of Stripe when webhooks arrive late, twice or out of order [A-222]', async ({
    browser,
  }) => {
    const { page, member } = await openPage(browser);
    await subscribe(page);
    const about = await getStripeSubscription(member);
    const sendWebhook = (type: string, status: string, id?: string) =>
      stripe.sendWebhook({ type: `customer.subscription.${type}`, status, about, ...(id && { id }) });

    expect(await sendWebhook('deleted', 'canceled')).toBe(200);
    await expectStripeState(page, member);
    expect(await canPlan(member)).toBe(true);

    await stripe.updateSubscription(about.id, { status: 'past_due' });
    expect(await sendWebhook('updated', 'past_due', 'evt_twice')).toBe(200);
    expect(await canPlan(member)).toBe(false);
    await stripe.updateSubscription(about.id, { status: 'active' });
    expect(await sendWebhook('updated', 'past_due', 'evt_twice')).toBe(200);
    await expectStripeState(page, member);
    expect(await canPlan(member)).toBe(true);

    await stripe.updateSubscription(about.id, { status: 'past_due' });
    expect(await sendWebhook('created', 'active')).toBe(200);
    expect(await canPlan(member)).toBe(false);
    await expectStripeState(page, member);

    await stripe.updateSubscription(about.id, { status: 'canceled' });
    for (const type of ['deleted', 'updated', 'created']) expect(await sendWebhook(type, 'active')).toBe(200);
    expect(await canPlan(member)).toBe(false);
    await expectStripeState(page, member);
    await page.context().close();
  });

  test('opens the gate without a reload after payment in another tab, and closes it when the plan has ended [A-175, A-176]', async ({
    browser,
  }) => {
    const { page, member } = await openPage(browser, '/content-planner');
    await expect(getGate(page)).toBeVisible();
    await page.evaluate(() => void (document.body.dataset.here = 'since the start'));
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const other = await page.context().newPage();
    await subscribe(other);
    await comeBack();
    await expect(getPlanner(page)).toBeVisible();
    await expect(getGate(page)).toBeHidden();

    await stripe.updateSubscription((await getStripeSubscription(member)).id, { status: 'canceled' });
    const fetched = page.waitForResponse(/\/api\/stripe\/subscription$/);
    await comeBack();
    await fetched;
    await expect(getGate(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.here)).toBe('since the start');
    await page.context().close();
  });
});
