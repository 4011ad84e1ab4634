import { isActive, trialDaysLeft, type Subscription } from '@rankwright/contracts/billing';
import { testCustomerPrefix } from '@rankwright/contracts/limits';

export interface PlanState {
  /** The card of a subscriber is shown, else the offer: never a second subscription beside one that is owed for. */
  subscribed: boolean;
  label: string;
  tone: 'success' | 'info' | 'warning' | 'neutral';
  test: boolean;
  /** There is a subscription, and nothing opens until it is paid. */
  overdue: boolean;
}

const overdueLabels: Readonly<Record<string, string>> = {
  past_due: 'Payment overdue',
  unpaid: 'Payment overdue',
  incomplete: 'Payment not finished',
  paused: 'Paused',
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'} left`;

type Standing = Pick<PlanState, 'subscribed' | 'label' | 'tone'>;

const standingOf = (subscription: Subscription | null, now: number): Standing => {
  if (!subscription) return { subscribed: false, label: 'No plan', tone: 'neutral' };
  const overdue = overdueLabels[subscription.status];
  if (overdue) return { subscribed: true, label: overdue, tone: 'warning' };
  if (!isActive(subscription, now)) return { subscribed: false, label: 'Ended', tone: 'neutral' };
  if (subscription.cancelAtPeriodEnd)
    return { subscribed: true, label: 'Cancels at period end', tone: 'warning' };
  if (subscription.status === 'trialing')
    return { subscribed: true, label: `Trial, ${days(trialDaysLeft(subscription, now))}`, tone: 'info' };
  return { subscribed: true, label: 'Active', tone: 'success' };
};

/** How a subscription stands, in words. `now` in milliseconds. */
export const planState = (subscription: Subscription | null, now: number): PlanState => ({
  ...standingOf(subscription, now),
  test: subscription?.stripeCustomerId.startsWith(testCustomerPrefix) ?? false,
  overdue: subscription !== null && subscription.status in overdueLabels,
});

export const readableDay = (iso: string | null): string =>
  iso ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso)) : '—';
