import { getSubscription, listInvoices } from '@rankwright/contracts/billing';
import { answer, mockApi, refuse, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { day, samplePlan, testCustomer } from './billing.fixtures.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const api = mockApi(answer(listInvoices, { success: true, invoices: [] }));
const open = (at = '/billing') => renderScreen(<BillingPage />, { at });
const soon = (days: number) => new Date(Date.now() + days * day - 1_000).toISOString();

describe('without a subscription', () => {
  it('shows the offer with Subscribe Now, and asks to upgrade [A-129] [A-143]', async () => {
    api.use(refuse(getSubscription, 'SUBSCRIPTION_MISSING'));
    const { container } = open();
    const offer = await screen.findByRole('region', { name: 'Pro plan' });
    expect(within(offer).getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
    expect(screen.getByRole('note', { name: 'Upgrade' })).toHaveTextContent('You have no plan yet.');
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [401, 'Not here.'],
    [404, 'Not here.'],
    [500, 'No subscription found'],
  ])('takes a %d with "%s" for an account without one, and shows no error [A-138]', async (status, error) => {
    api.use(
      http.get(`*${getSubscription.path}`, () =>
        HttpResponse.json({ success: false, error, message: error, code: 'ODD' }, { status }),
      ),
    );
    open();
    expect(await screen.findByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the interval chosen that the prices page sent', async () => {
    api.use(refuse(getSubscription, 'SUBSCRIPTION_MISSING'));
    open('/billing?plan=yearly');
    expect(await screen.findByText('$1,188')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yearly', pressed: true })).toBeVisible();
  });
});

describe('a subscription that could not be read', () => {
  it('says why, and Retry reads it again [A-139]', async () => {
    api.use(refuse(getSubscription, 'INTERNAL', 'The database sleeps.'));
    const { user, container } = open();
    expect(await screen.findByText('Error loading subscription: The database sleeps.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    api.use(answer(getSubscription, samplePlan()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Pro' })).toBeVisible();
  });
});

describe('a subscriber', () => {
  it('sees the plan and the payment method, and is not asked to upgrade [A-130] [A-143]', async () => {
    api.use(answer(getSubscription, samplePlan()));
    const { container } = open();
    const plan = await screen.findByRole('region', { name: 'Pro' });
    expect(plan).toHaveTextContent('$99, Monthly');
    expect(plan).toHaveTextContent('Next chargeDecember 1, 2026');
    expect(screen.getByRole('region', { name: 'Payment method' })).toHaveTextContent(
      'Visa ending in 4242, valid to 04/2029',
    );
    expect(screen.queryByRole('note', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(await screen.findByText(/No invoices yet/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [2.5, 'Trial, 3 days left'],
    [1, 'Trial, 1 day left'],
  ])('sees how much of the trial is left: %d days [A-131] [A-132]', async (days, label) => {
    api.use(answer(getSubscription, samplePlan({ status: 'trialing', trialEnd: soon(days) })));
    open();
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText('First charge')).toBeVisible();
  });

  it('is asked to upgrade while the plan is set to end [A-133] [A-143]', async () => {
    api.use(answer(getSubscription, samplePlan({ cancelAtPeriodEnd: true })));
    open();
    expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel at period end' })).not.toBeInTheDocument();
    expect(screen.getByRole('note', { name: 'Upgrade' })).toHaveTextContent(
      'Your plan ends on December 1, 2026.',
    );
  });

  it('is asked to upgrade once the plan has ended, without a second trial [A-143]', async () => {
    api.use(answer(getSubscription, samplePlan({ status: 'canceled' })));
    open();
    expect(await screen.findByRole('note', { name: 'Upgrade' })).toHaveTextContent('Your plan has ended.');
    expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
    expect(screen.getByText('Charged today. Cancel anytime.')).toBeVisible();
  });

  it.each(['past_due', 'unpaid'])('who owes a payment (%s) is not sold a second plan', async (status) => {
    api.use(answer(getSubscription, samplePlan({ status })));
    open();
    expect(await screen.findByText('Payment overdue')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage payment method' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Billing interval' })).not.toBeInTheDocument();
  });

  it('on a test subscription is told that the portal is closed [A-140]', async () => {
    api.use(answer(getSubscription, samplePlan({ stripeCustomerId: testCustomer })));
    const { container } = open();
    const manage = await screen.findByRole('button', { name: 'Manage payment method' });
    expect(manage).toBeDisabled();
    expect(manage).toHaveAccessibleDescription(
      'payment method management not available for test subscriptions',
    );
    expect(screen.getByText('Test subscription')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('sees what was paid', async () => {
    const date = '2026-11-01T09:00:00.000Z';
    const invoice = { id: 'in_1', number: 'RW-1', date, amountCents: 9_900, currency: 'usd' };
    api.use(
      answer(getSubscription, samplePlan()),
      answer(listInvoices, {
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
