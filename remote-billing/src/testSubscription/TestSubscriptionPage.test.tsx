import {
  cancelSubscription,
  createCheckout,
  getSubscription,
  openBillingPortal,
  updateSubscription,
} from '@rankwright/contracts/billing';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { samplePlan, sampleSubscription, testCustomer } from '../billing/billing.fixtures.ts';
import { Component as TestSubscriptionPage } from './TestSubscriptionPage.tsx';

const api = mockApi();
const open = () => renderScreen(<TestSubscriptionPage />, { at: '/test-subscription' });

describe('subscription test page', () => {
  it('shows status, usage, features and the raw data [A-155]', async () => {
    api.use(mockReply(getSubscription, samplePlan()));
    const { container } = open();
    expect(await screen.findByText('Subscription status: Active')).toBeVisible();
    for (const name of [/Keywords tracked/, /Rank checks performed/, /Reports generated/, /Storage in MB/])
      expect(await screen.findByRole('progressbar', { name })).toBeVisible();
    const features = within(screen.getByRole('list', { name: 'Feature access' })).getAllByRole('listitem');
    expect(features.map((item) => item.textContent)).toEqual(['contentGeneration: yes', 'whiteLabel: no']);
    expect(screen.getByLabelText('Raw data')).toHaveTextContent('"stripeCustomerId": "cus_1"');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('refetches the subscription when Refresh is pressed [A-156]', async () => {
    let status = 'active';
    api.use(mockReply(getSubscription, () => samplePlan({ status })));
    const { user } = open();
    await screen.findByText('Subscription status: Active');
    status = 'canceled';
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Subscription status: Ended')).toBeVisible();
  });

  it.each([
    ['Monthly', 'monthly'],
    ['Half-Yearly', 'halfYearly'],
    ['Yearly', 'yearly'],
  ] as const)('changes the interval to %s and starts its checkout [A-156]', async (label, interval) => {
    const requests: unknown[] = [];
    api.use(
      mockReply(getSubscription, samplePlan()),
      mockReply(updateSubscription, ({ body }) => {
        requests.push(body);
        return { success: true as const, subscription: sampleSubscription({ interval }) };
      }),
      mockReply(createCheckout, ({ body }) => {
        requests.push((body as { interval: string }).interval);
        return { success: true as const, sessionUrl: `#checkout-${interval}` };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Change to ${label}` }));
    expect(await screen.findByText('Interval changed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Checkout ${label}` }));
    await waitFor(() => expect(window.location.hash).toBe(`#checkout-${interval}`));
    expect(requests).toEqual([{ interval }, interval]);
  });

  it('cancels at period end and opens the portal [A-156]', async () => {
    const requests: unknown[] = [];
    api.use(
      mockReply(getSubscription, samplePlan()),
      mockReply(cancelSubscription, ({ body }) => {
        requests.push(body);
        return { success: true as const, subscription: sampleSubscription({ cancelAtPeriodEnd: true }) };
      }),
      mockReply(openBillingPortal, { success: true as const, url: '#portal' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel at period end' }));
    expect(await screen.findByText('Cancellation saved')).toBeVisible();
    expect(requests).toEqual([{ cancelAtPeriodEnd: true }]);
    await user.click(screen.getByRole('button', { name: 'Billing portal' }));
    await waitFor(() => expect(window.location.hash).toBe('#portal'));
  });

  it('detects a test subscription by its customer id and shows the billing portal error [A-140] [A-145]', async () => {
    api.use(
      mockReply(getSubscription, samplePlan({ stripeCustomerId: testCustomer })),
      mockError(openBillingPortal, 'PORTAL_TEST_SUBSCRIPTION'),
    );
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Billing portal (unavailable for test subscriptions)' }),
    );
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'payment method management not available for test subscriptions',
    );
  });

  it('offers only checkouts without a subscription [A-156]', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
    const { container } = open();
    expect(await screen.findByText('Subscription status: No plan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checkout Yearly' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Change to Yearly' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an error when the subscription cannot be loaded', async () => {
    api.use(mockError(getSubscription, 'INTERNAL', 'The database is unavailable.'));
    open();
    expect(await screen.findByText('Error loading subscription: The database is unavailable.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});
