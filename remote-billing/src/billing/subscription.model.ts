import { isSubscriptionActive, getTrialDaysLeft, type Subscription } from '@rankwright/contracts/billing';
import { testCustomerPrefix } from '@rankwright/contracts/limits';

export interface PlanState {
  /**
   * True shows the plan, false the offer. True also while a payment is overdue, so that nobody subscribes
   * twice.
   */
  subscribed: boolean;
  label: string;
  tone: 'success' | 'info' | 'warning' | 'neutral';
  test: boolean;
  /** True when the subscription has an unpaid, unfinished or paused payment. */
  overdue: boolean;
}

const overdueLabels: Readonly<Record<string, string>> = {
  past_due: 'Payment overdue',
  unpaid: 'Payment overdue',
  incomplete: 'Payment not finished',
  paused: 'Paused',
};

const formatDaysLeft = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'} left`;

type PlanStatus = Pick<PlanState, 'subscribed' | 'label' | 'tone'>;

const getPlanStatus = (subscription: Subscription | null, now: number): PlanStatus => {
  if (!subscription) return { subscribed: false, label: 'No plan', tone: 'neutral' };
  const overdue = overdueLabels[subscription.status];
  if (overdue) return { subscribed: true, label: overdue, tone: 'warning' };
  if (!isSubscriptionActive(subscription, now)) return { subscribed: false, label: 'Ended', tone: 'neutral' };
  if (subscription.cancelAtPeriodEnd)
    return { subscribed: true, label: 'Cancels at period end', tone: 'warning' };
  if (subscription.status === 'trialing')
    return {
      subscribed: true,
      label: `Trial, ${formatDaysLeft(getTrialDaysLeft(subscription, now))}`,
      tone: 'info',
    };
  return { subscribed: true, label: 'Active', tone: 'success' };
};

/** Display state of a subscription. `now` in milliseconds since the epoch. */
export const getPlanState = (subscription: Subscription | null, now: number): PlanState => ({
  ...getPlanStatus(subscription, now),
  test: subscription?.stripeCustomerId.startsWith(testCustomerPrefix) ?? false,
  overdue: subscription !== null && subscription.status in overdueLabels,
});

export const formatDate = (iso: string | null): string =>
  iso ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso)) : '—';
