import {
  cancelSubscription,
  createCheckout,
  getSubscription,
  listInvoices,
  openBillingPortal,
  previewSubscription,
  reactivateSubscription,
  updateSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import { answer, mockApi, refuse, renderScreen, type MockedRequest } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { samplePlan, sampleSubscription } from './billing.fixtures.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const api = mockApi(answer(listInvoices, { success: true, invoices: [] }));

/** A payment provider with one subscription, and everything it was asked. */
const provider = (start: Partial<Subscription> = {}) => {
  let now = start;
  const asked: unknown[] = [];
  const does =
    (change: (body: never) => Partial<Subscription>) =>
    ({ body }: MockedRequest) => {
      asked.push(body);
      now = { ...now, ...change(body as never) };
      return { success: true as const, subscription: sampleSubscription(now) };
    };
  api.use(
    answer(getSubscription, () => samplePlan(now)),
    answer(
      cancelSubscription,
      does(({ cancelAtPeriodEnd }: { cancelAtPeriodEnd: boolean }) =>
        cancelAtPeriodEnd ? { cancelAtPeriodEnd } : { status: 'canceled' },
      ),
    ),
    answer(
      reactivateSubscription,
      does(() => ({ cancelAtPeriodEnd: false })),
    ),
    answer(
      updateSubscription,
      does(({ interval }: Pick<Subscription, 'interval'>) => ({ interval })),
    ),
  );
  return { asked };
};

const open = () => renderScreen(<BillingPage />, { at: '/billing' });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const agree = async (user: ReturnType<typeof open>['user'], title: string, name: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));

describe('cancelling', () => {
  it('is at period end, after a question, and reads the plan again [A-134] [A-137]', async () => {
    const { asked } = provider();
    const { user } = open();
    await press(user, 'Cancel at period end');
    await agree(user, 'Cancel the plan?', 'Cancel at period end');
    expect(await screen.findByText('Cancels at period end')).toBeVisible();
    expect(screen.getByText('Ends').nextSibling).toHaveTextContent('December 1, 2026');
    expect(asked).toEqual([{ cancelAtPeriodEnd: true }]);
  });

  it('can be at once [A-134] [A-137]', async () => {
    const { asked } = provider();
    const { user } = open();
    await press(user, 'End now');
    await agree(user, 'End the plan now?', 'End now');
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(asked).toEqual([{ cancelAtPeriodEnd: false }]);
  });

  it('does nothing when the person keeps the plan', async () => {
    const { asked } = provider();
    const { user } = open();
    await press(user, 'Cancel at period end');
    await agree(user, 'Cancel the plan?', 'Keep plan');
    expect(screen.getByText('Active')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('says when it failed, and shows what is true', async () => {
    provider();
    api.use(refuse(cancelSubscription, 'SUBSCRIPTION_CANCEL_FAILED'));
    const { user } = open();
    await press(user, 'Cancel at period end');
    await agree(user, 'Cancel the plan?', 'Cancel at period end');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to cancel subscription',
    );
    expect(screen.getByText('Active')).toBeVisible();
  });

  it('is taken back by Reactivate [A-135] [A-137]', async () => {
    provider({ cancelAtPeriodEnd: true });
    const { user } = open();
    await press(user, 'Reactivate');
    expect(await screen.findByText('Active')).toBeVisible();
    expect(await screen.findByText('Your plan goes on')).toBeVisible();
  });
});

describe('the billing interval', () => {
  const dueLater = {
    success: true as const,
    dueTodayCents: 113_850,
    nextAmountCents: 118_800,
    nextChargeAt: '2027-11-21T09:00:00.000Z',
    currency: 'usd',
  };

  it('changes after the person has seen what it costs [A-136] [A-137]', async () => {
    const { asked } = provider();
    api.use(answer(previewSubscription, dueLater));
    const { user } = open();
    await press(user, 'Yearly');
    expect(await screen.findByRole('alertdialog', { name: 'Switch to Yearly?' })).toHaveTextContent(
      'Due today: $1,138.50. Then $1,188 on November 21, 2027.',
    );
    await agree(user, 'Switch to Yearly?', 'Switch');
    expect(await screen.findByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
    expect(asked).toEqual([{ interval: 'yearly' }]);
  });

  it('stays when the cost cannot be said', async () => {
    const { asked } = provider();
    api.use(refuse(previewSubscription, 'SUBSCRIPTION_UPDATE_FAILED'));
    const { user } = open();
    await press(user, 'Half-Yearly');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to update subscription',
    );
    expect(asked).toEqual([]);
  });
});

describe('ways to the payment provider', () => {
  it('Subscribe Now starts a checkout with both ways back, and follows it [A-141] [A-142]', async () => {
    api.use(refuse(getSubscription, 'SUBSCRIPTION_MISSING'));
    const asked: unknown[] = [];
    api.use(
      answer(createCheckout, ({ body }) => {
        asked.push(body);
        return { success: true as const, sessionUrl: '#checkout' };
      }),
    );
    const { user } = open();
    await press(user, 'Half-Yearly');
    await press(user, 'Subscribe Now');
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    expect(asked).toEqual([
      {
        interval: 'halfYearly',
        successUrl: '/dashboard?checkout=success',
        cancelUrl: '/pricing?checkout=canceled',
      },
    ]);
  });

  it('the portal leads back to billing [A-142]', async () => {
    provider();
    const asked: unknown[] = [];
    api.use(
      answer(openBillingPortal, ({ body }) => {
        asked.push(body);
        return { success: true as const, url: '#portal' };
      }),
    );
    const { user } = open();
    await press(user, 'Manage payment method');
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
    expect(asked).toEqual([{ returnUrl: '/billing' }]);
  });

  it('a checkout that does not start says so', async () => {
    api.use(refuse(getSubscription, 'SUBSCRIPTION_MISSING'), refuse(createCheckout, 'CHECKOUT_FAILED'));
    const { user } = open();
    await press(user, 'Subscribe Now');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to create checkout session',
    );
  });
});
