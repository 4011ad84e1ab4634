import type { Subscription } from '@rankwright/contracts/billing';
import { plan, planLimits } from '@rankwright/contracts/limits';
import { profileQuery, subscriptionQuery, type SubscriptionState } from '@rankwright/sdk/queries';
import { known, onScreen, sampleId, sampleProfile } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { invoicesQuery } from './billing.data.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const meta: Meta = { title: 'Screens/Billing/Billing', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const subscription: Subscription = {
  status: 'active',
  interval: 'monthly',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  currentPeriodStart: '2026-11-01T09:00:00.000Z',
  currentPeriodEnd: '2026-12-01T09:00:00.000Z',
  stripeCustomerId: 'cus_live_1',
  amountCents: plan.monthlyCents,
  currency: plan.currency,
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 },
};
const state = (change: Partial<Subscription>): SubscriptionState => ({
  success: true,
  message: '',
  subscription: { ...subscription, ...change },
  usage: { keywordsTracked: 12, rankChecksPerformed: 0, reportsGenerated: 2, articlesGenerated: 9 },
  planLimits: { ...planLimits, features: {} },
  trialAvailable: false,
});
const screen = (now: SubscriptionState | null) =>
  onScreen(BillingPage, {
    at: '/billing',
    layout: 'app',
    data: [
      known(profileQuery(sampleId(1)), sampleProfile()),
      known(subscriptionQuery(sampleId(1)), now),
      known(invoicesQuery, { success: true, invoices: [] }),
    ],
  });

export const Offer: Story = { render: screen(null) };
export const Active: Story = { render: screen(state({})) };
export const Trialing: Story = {
  render: screen(state({ status: 'trialing', trialEnd: '2026-11-23T09:00:00.000Z' })),
};
export const EndsSoon: Story = { render: screen(state({ cancelAtPeriodEnd: true })) };
export const TestSubscription: Story = { render: screen(state({ stripeCustomerId: 'cus_test_1' })) };
