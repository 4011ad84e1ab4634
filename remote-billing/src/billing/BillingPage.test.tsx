import { getSubscription, listInvoices } from '@rankwright/contracts/billing';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { dayMs, samplePlan, testCustomer } from './billing.fixtures.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const api = mockApi(mockReply(listInvoices, { success: true, invoices: [] }));
const open = (at = '/billing') => renderScreen(<BillingPage />, { at });
const inDays = (days: number) => new Date(Date.now() + days * dayMs - 1_000).toISOString();

describe('billing page without a subscription', () => {
  it('shows the offer with Subscribe Now and the upgrade prompt [A-129] [A-143]', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
    const { container } = open();
    const offer = await screen.findByRole('region', { name: 'Pro plan' });
    expect(within(offer).getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
    expect(screen.getByRole('note', { name: 'Upgrade' })).toHaveTextContent('You have no plan yet.');
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [404, 'Not here.'],
    [500, 'No subscription found'],
  ])('treats a %d with "%s" as no subscription and shows no error [A-138]', async (status, error) => {
    api.use(
      http.get(`*${getSubscription.path}`, () =>
        HttpResponse.json({ success: false, error, message: error, code: 'ODD' }, { status }),
      ),
    );
    open();
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends the session on a 401 and shows no error [A-138]', async () => {
    api.use(
      http.get(`*${getSubscription.path}`, () => HttpResponse.json({ error: 'Not here.' }, { status: 401 })),
    );
    open();
    await waitFor(() => expect(session.current()).toMatchObject({ token: null, ended: 'expired' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('preselects the interval from the pricing page', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
    open('/billing?plan=yearly');
    expect(await screen.findByText('$1,188')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
  });
});

describe('billing page when the subscription cannot be loaded', () => {
  it.each([
    [
      'the answer is no subscription',
      () => new HttpResponse('<html></html>'),
      'Failed to fetch subscription',
    ],
    ['a proxy answers', () => new HttpResponse('No route', { status: 502 }), 'HTTP 502: No route'],
  ])('says so when %s [A-139] [A-245]', async (_, createResponse, text) => {
    api.use(http.get(`*${getSubscription.path}`, createResponse));
    open();
    expect(await screen.findByText(`Error loading subscription: ${text}`)).toBeVisible();
  });

  it('shows the error and loads again when Retry is pressed [A-139]', async () => {
    api.use(mockError(getSubscription, 'INTERNAL', 'The database is unavailable.'));
    const { user, container } = open();
    expect(await screen.findByText('Error loading subscription: The database is unavailable.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    api.use(mockReply(getSubscription, samplePlan()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Pro' })).toBeVisible();
  });
});

describe('billing page with a subscription', () => {
  it('shows the plan and the payment method without the upgrade prompt [A-130] [A-143]', async () => {
    api.use(mockReply(getSubscription, samplePlan()));
    const { container } = open();
    const plan = await screen.findByRole('region', { name: 'Pro' });
    expect(plan).toHaveTextContent('$99, Monthly');
    expect(plan).toHaveTextContent('Next chargeDecember 1, 2026');
    expect(screen.getByRole('region', { name: 'Payment method' })).toHaveTextContent(
      'Visa ending in 4242, expires 04/2029',
    );
    expect(screen.queryByRole('note', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(await screen.findByText(/No invoices yet/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [2.5, 'Trial, 3 days left'],
    [1, 'Trial, 1 day left'],
  ])('shows the remaining trial time: %d days [A-131] [A-132]', async (days, label) => {
    api.use(mockReply(getSubscription, samplePlan({ status: 'trialing', trialEnd: inDays(days) })));
    open();
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText('First charge')).toBeVisible();
  });

  it('shows the upgrade prompt when the plan is set to cancel [A-133] [A-143]', async () => {
    api.use(mockReply(getSubscription, samplePlan({ cancelAtPeriodEnd: true })));
    open();
    expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel at period end' })).not.toBeInTheDocument();
    expect(screen.getByRole('note', { name: 'Upgrade' })).toHaveTextContent(
      'Your plan ends on December 1, 2026.',
    );
  });

  it('shows the upgrade prompt without a second trial when the plan has ended [A-143]', async () => {
    api.use(mockReply(getSubscription, samplePlan({ status: 'canceled' })));
    open();
    expect(await screen.findByRole('note', { name: 'Upgrade' })).toHaveTextContent('Your plan has ended.');
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(screen.getByText('Charged today. Cancel anytime.')).toBeVisible();
  });

  it.each(['past_due', 'unpaid'])('offers no second plan when a payment is overdue (%s)', async (status) => {
    api.use(mockReply(getSubscription, samplePlan({ status })));
    open();
    expect(await screen.findByText('Payment overdue')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage payment method' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Billing interval' })).not.toBeInTheDocument();
  });

  it('disables the billing portal for a test subscription, with the reason [A-140]', async () => {
    api.use(mockReply(getSubscription, samplePlan({ stripeCustomerId: testCustomer })));
    const { container } = open();
    const manage = await screen.findByRole('button', { name: 'Manage payment method' });
    expect(manage).toBeDisabled();
    expect(manage).toHaveAccessibleDescription(
      'payment method management not available for test subscriptions',
    );
    expect(screen.getByText('Test subscription')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists the invoices', async () => {
    const date = '2026-11-01T09:00:00.000Z';
    const invoice = { id: 'in_1', number: 'RW-1', date, amountCents: 9_900, currency: 'usd' };
    api.use(
      mockReply(getSubscription, samplePlan()),
      mockReply(listInvoices, {
        success: true,
        invoices: [{ ...invoice, status: 'paid', url: 'https://invoice.example/1' }],
      }),
    );
    open();
    const invoices = await screen.findByRole('list', { name: 'Invoices' });
    await waitFor(() => expect(invoices).toHaveTextContent('November 1, 2026RW-1$99paid'));
    expect(within(invoices).getByRole('link', { name: /Open/ })).toHaveAttribute(
      'href',
      'https://invoice.example/1',
    );
  });
});
