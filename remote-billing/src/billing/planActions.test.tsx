import {
  cancelSubscription,
  createCheckout,
  getSubscription,
  listInvoices,
  openBillingPortal,
  previewSubscriptionChange,
  reactivateSubscription,
  updateSubscription,
  type Subscription,
} from '@rankwright/contracts/billing';
import { mockReply, mockApi, mockError, renderScreen, type MockedRequest } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { samplePlan, sampleSubscription } from './billing.fixtures.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const api = mockApi(mockReply(listInvoices, { success: true, invoices: [] }));

/** Mock handlers for one subscription; `asked` collects the request bodies. */
const mockProvider = (start: Partial<Subscription> = {}) => {
  let now = start;
  const requests: unknown[] = [];
  const handleChange =
    (change: (body: never) => Partial<Subscription>) =>
    ({ body }: MockedRequest) => {
      requests.push(body);
      now = { ...now, ...change(body as never) };
      return { success: true as const, subscription: sampleSubscription(now) };
    };
  api.use(
    mockReply(getSubscription, () => samplePlan(now)),
    mockReply(
      cancelSubscription,
      handleChange(({ cancelAtPeriodEnd }: { cancelAtPeriodEnd: boolean }) =>
        cancelAtPeriodEnd ? { cancelAtPeriodEnd } : { status: 'canceled' },
      ),
    ),
    mockReply(
      reactivateSubscription,
      handleChange(() => ({ cancelAtPeriodEnd: false })),
    ),
    mockReply(
      updateSubscription,
      handleChange(({ interval }: Pick<Subscription, 'interval'>) => ({ interval })),
    ),
  );
  return { requests: requests };
};

const open = () => renderScreen(<BillingPage />, { at: '/billing' });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const confirmDialog = async (user: ReturnType<typeof open>['user'], title: string, name: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));

describe('canceling the plan', () => {
  it('cancels at period end after confirmation and refetches the plan [A-134] [A-137]', async () => {
    const { requests } = mockProvider();
    const { user } = open();
    await press(user, 'Cancel at period end');
    await confirmDialog(user, 'Cancel the plan?', 'Cancel at period end');
    expect(await screen.findByText('Cancels at period end')).toBeVisible();
    expect(screen.getByText('Ends').nextSibling).toHaveTextContent('December 1, 2026');
    expect(requests).toEqual([{ cancelAtPeriodEnd: true }]);
  });

  it('cancels immediately when Cancel now is confirmed [A-134] [A-137]', async () => {
    const { requests } = mockProvider();
    const { user } = open();
    await press(user, 'Cancel now');
    await confirmDialog(user, 'Cancel the plan now?', 'Cancel now');
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(requests).toEqual([{ cancelAtPeriodEnd: false }]);
  });

  it('sends no request when Keep plan is pressed', async () => {
    const { requests } = mockProvider();
    const { user } = open();
    await press(user, 'Cancel at period end');
    await confirmDialog(user, 'Cancel the plan?', 'Keep plan');
    expect(screen.getByText('Active')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('shows an error and the unchanged plan when canceling fails [A-244]', async () => {
    mockProvider();
    api.use(mockError(cancelSubscription, 'SUBSCRIPTION_CANCEL_FAILED'));
    const { user } = open();
    await press(user, 'Cancel at period end');
    await confirmDialog(user, 'Cancel the plan?', 'Cancel at period end');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to cancel subscription',
    );
    expect(screen.getByText('Active')).toBeVisible();
  });

  it('shows an error when reactivating fails [A-243]', async () => {
    mockProvider({ cancelAtPeriodEnd: true });
    api.use(mockError(reactivateSubscription, 'SUBSCRIPTION_UPDATE_FAILED'));
    const { user } = open();
    await press(user, 'Reactivate');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to update subscription',
    );
  });

  it('reverses a scheduled cancellation when Reactivate is pressed [A-135] [A-137]', async () => {
    mockProvider({ cancelAtPeriodEnd: true });
    const { user } = open();
    await press(user, 'Reactivate');
    expect(await screen.findByText('Active')).toBeVisible();
    expect(await screen.findByText('Plan reactivated')).toBeVisible();
  });
});

describe('billing interval', () => {
  const dueLater = {
    success: true as const,
    dueTodayCents: 113_850,
    nextAmountCents: 118_800,
    nextChargeAt: '2027-11-21T09:00:00.000Z',
    currency: 'usd',
  };

  it('shows the cost for confirmation before it changes [A-136] [A-137]', async () => {
    const { requests } = mockProvider();
    api.use(mockReply(previewSubscriptionChange, dueLater));
    const { user } = open();
    await press(user, 'Yearly');
    expect(await screen.findByRole('alertdialog', { name: 'Switch to Yearly?' })).toHaveTextContent(
      'Due today: $1,138.50. Then $1,188 on November 21, 2027.',
    );
    await confirmDialog(user, 'Switch to Yearly?', 'Switch');
    expect(await screen.findByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
    expect(requests).toEqual([{ interval: 'yearly' }]);
  });

  it('does not change when the cost preview fails [A-243]', async () => {
    const { requests } = mockProvider();
    api.use(mockError(previewSubscriptionChange, 'SUBSCRIPTION_UPDATE_FAILED'));
    const { user } = open();
    await press(user, 'Half-Yearly');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to update subscription',
    );
    expect(requests).toEqual([]);
  });
});

describe('redirects to the payment provider', () => {
  it('starts a checkout with success and cancel URLs and redirects to it [A-141] [A-142] [A-264]', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
    const requests: unknown[] = [];
    api.use(
      mockReply(createCheckout, ({ body }) => {
        requests.push(body);
        return { success: true as const, sessionUrl: '#checkout' };
      }),
    );
    const { user } = open();
    await press(user, 'Half-Yearly');
    await press(user, 'Subscribe Now');
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    expect(requests).toEqual([
      {
        interval: 'halfYearly',
        successUrl: '/dashboard?checkout=success',
        cancelUrl: '/pricing?checkout=canceled',
      },
    ]);
  });

  it('opens the billing portal with /billing as return URL [A-142] [A-264]', async () => {
    mockProvider();
    const requests: unknown[] = [];
    api.use(
      mockReply(openBillingPortal, ({ body }) => {
        requests.push(body);
        return { success: true as const, url: '#portal' };
      }),
    );
    const { user } = open();
    await press(user, 'Manage payment method');
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
    expect(requests).toEqual([{ returnUrl: '/billing' }]);
  });

  it('shows an error when the portal cannot be opened [A-242]', async () => {
    mockProvider();
    api.use(mockError(openBillingPortal, 'PORTAL_FAILED'));
    const { user } = open();
    await press(user, 'Manage payment method');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to create billing portal session',
    );
  });

  it.each([
    [
      'the status and text of a proxy',
      (): Response => new HttpResponse('No route', { status: 502 }),
      'HTTP 502: No route',
    ],
    [
      "the server's message",
      (): Response =>
        HttpResponse.json(
          { success: false, error: 'Card declined.', message: 'Card declined.', code: 'ODD' },
          { status: 402 },
        ),
      'Card declined.',
    ],
  ])('logs a refused call and says it in one toast: %s [A-246] [A-247]', async (_, createResponse, text) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(
      mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
      http.post(`*${createCheckout.path}`, createResponse),
    );
    const { user } = open();
    await press(user, 'Subscribe Now');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(text);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith('Failed to create checkout session', expect.any(Error));
    logged.mockRestore();
  });

  it('shows an error when the checkout cannot be created [A-241]', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'), mockError(createCheckout, 'CHECKOUT_FAILED'));
    const { user } = open();
    await press(user, 'Subscribe Now');
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Failed to create checkout session',
    );
  });
});
