import { profileQuery, subscriptionQuery, type SubscriptionState } from '@rankwright/sdk/queries';
import { withQueryData, renderStoryScreen, sampleId, sampleProfile } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { invoicesQuery } from './billing.data.ts';
import { samplePlan, testCustomer } from './billing.fixtures.ts';
import { Component as BillingPage } from './BillingPage.tsx';

const meta: Meta = { title: 'Screens/Billing/Billing', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const screen = (now: SubscriptionState | null) =>
  renderStoryScreen(BillingPage, {
    at: '/billing',
    layout: 'app',
    data: [
      withQueryData(profileQuery(sampleId(1)), sampleProfile()),
      withQueryData(subscriptionQuery(sampleId(1)), now),
      withQueryData(invoicesQuery, { success: true, invoices: [] }),
    ],
  });

export const Offer: Story = { render: screen(null) };
export const Active: Story = { render: screen(samplePlan({})) };
export const Trialing: Story = {
  render: screen(samplePlan({ status: 'trialing', trialEnd: '2026-11-23T09:00:00.000Z' })),
};
export const EndsSoon: Story = { render: screen(samplePlan({ cancelAtPeriodEnd: true })) };
export const TestSubscription: Story = { render: screen(samplePlan({ stripeCustomerId: testCustomer })) };
export const Overdue: Story = { render: screen(samplePlan({ status: 'past_due' })) };
export const Ended: Story = { render: screen(samplePlan({ status: 'canceled' })) };
