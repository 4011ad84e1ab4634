import type { Page } from '@playwright/test';
import { openBillingPortal } from '@rankwright/contracts/billing';
import { createMember, createStorageState } from '../product/member.ts';
import { openProduct, type Product } from '../product/startProduct.ts';
import { expectStatus } from '../product/expectedMessages.ts';
import { expect, test } from '../product/test.ts';

test.use({
  expectedMessages: { 'a checkout that is over': expectStatus(404, /^\/api\/test-checkout\//) },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('billing with the built-in test checkout', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await openProduct();
  });
  test.afterAll(() => product.stop());

  test('declines a card, cancels and succeeds; the billing portal stays unavailable [A-055, A-102, A-140, A-142, A-145]', async ({
    browser,
  }) => {
    const member = await createMember(product.url, { plan: false });
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const page = await context.newPage();
    await page.goto(`${product.url}/billing?plan=yearly`);
    await expect(page.getByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
    await press(page, 'Subscribe Now');
    await expect(page.getByText('Test checkout: no card is charged and no money moves.')).toBeVisible();
    await expect(page.getByText('$1,188')).toBeVisible();
    await press(page, 'Try a card that is declined');
    await expect(page.getByRole('alert')).toHaveText(
      'The card was declined. Nothing was charged; try the other card.',
    );
    await press(page, 'Cancel and go back');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(
      page.getByText('Your subscription was not completed. You can try again anytime.'),
    ).toBeVisible();

    await page.goto(`${product.url}/billing`);
    await press(page, 'Subscribe Now');
    await expect(page.getByText('Test checkout: no card is charged and no money moves.')).toBeVisible();
    const over = page.url();
    await press(page, 'Start the free trial');
    await expect(page).toHaveURL(/\/content-planner$/);
    await expect(page.getByText('Subscription active')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Content Planner', level: 1 })).toBeVisible();

    await page.goto(`${product.url}/billing`);
    await expect(page.getByText('Test subscription', { exact: true })).toBeVisible();
    await expect(page.getByText('Trial, 3 days left')).toBeVisible();
    const manage = page.getByRole('button', { name: 'Manage payment method' });
    await expect(manage).toBeDisabled();
    await expect(manage).toHaveAccessibleDescription(
      'payment method management not available for test subscriptions',
    );
    await expect(member.send(openBillingPortal, { body: { returnUrl: '/billing' } })).rejects.toThrow(
      'payment method management not available for test subscriptions',
    );
    await page.goto(over);
    await expect(page.getByRole('heading', { name: 'This checkout has ended' })).toBeVisible();
    await context.close();
  });
});
