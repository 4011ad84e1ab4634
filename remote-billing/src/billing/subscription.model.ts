import { isActive, trialDaysLeft, type Subscription } from '@rankwright/contracts/billing';
import { testCustomerPrefix } from '@rankwright/contracts/limits';

export interface PlanState {
  /** The card of a subscriber is shown, else the offer. */
  subscribed: boolean;
  label: string;
  tone: 'success' | 'info' | 'warning' | 'neutral';
  test: boolean;
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'} left`;

/** How a subscription stands, in words. `now` in milliseconds. */
export const planState = (subscription: Subscription | null, now: number): PlanState => {
  const test = subscription?.stripeCustomerId.startsWith(testCustomerPrefix) ?? false;
  if (!subscription || !isActive(subscription, now)) {
    return { subscribed: false, label: subscription ? 'Ended' : 'No plan', tone: 'neutral', test };
  }
  if (subscription.cancelAtPeriodEnd)
    return { subscribed: true, label: 'Cancels at period end', tone: 'warning', test };
  if (subscription.status === 'trialing')
    return {
      subscribed: true,
      label: `Trial, ${days(trialDaysLeft(subscription, now))}`,
      tone: 'info',
      test,
    };
  return { subscribed: true, label: 'Active', tone: 'success', test };
};

export const readableDay = (iso: string | null): string =>
  iso ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso)) : '—';
