import {
  billingIntervalMonths,
  getIntervalCents,
  plan,
  type BillingInterval,
} from '@rankwright/contracts/limits';
import { dayMs } from '../clock.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

export interface Charge {
  amountCents: number;
  at: Date;
}

/** Adds months in UTC; a day that the month does not have becomes its last day. */
const addMonths = (date: Date, months: number): Date => {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() + months);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
};

export const getPeriodEnd = (start: Date, interval: BillingInterval): Date =>
  addMonths(start, billingIntervalMonths[interval]);

export const getTrialEnd = (start: Date): Date => new Date(start.getTime() + plan.trialDays * dayMs);

const renewSubscription = (row: SubscriptionRow, at: Date): SubscriptionRow => ({
  ...row,
  status: 'active',
  amountCents: getIntervalCents(row.interval),
  periodStart: at,
  periodEnd: getPeriodEnd(at, row.interval),
});

const endSubscription = (row: SubscriptionRow, at: Date): SubscriptionRow => ({
  ...row,
  status: 'canceled',
  cancelAtPeriodEnd: false,
  cancelAt: at,
  periodEnd: at,
});

/** Applies everything due by `now` to a test subscription: end of trial, renewals, cancellation. */
export const advanceSubscription = (
  row: SubscriptionRow,
  now: Date,
): { row: SubscriptionRow; charges: Charge[] } => {
  const charges: Charge[] = [];
  let current = row;
  while (current.status !== 'canceled' && current.periodEnd && current.periodEnd <= now) {
    const at = current.periodEnd;
    current = current.cancelAtPeriodEnd ? endSubscription(current, at) : renewSubscription(current, at);
    if (current.status === 'active') charges.push({ amountCents: current.amountCents, at });
  }
  return { row: current, charges };
};

export interface IntervalChange {
  dueTodayCents: number;
  nextAmountCents: number;
  nextChargeAt: Date;
}

/** Charges the new price minus a credit for the unused period; credit beyond the price extends the new period. */
export const previewIntervalChange = (
  row: SubscriptionRow,
  interval: BillingInterval,
  now: Date,
): IntervalChange => {
  const price = getIntervalCents(interval);
  const { periodStart, periodEnd: ends } = row;
  if (!periodStart || !ends || row.status === 'trialing' || row.interval === interval) {
    return { dueTodayCents: 0, nextAmountCents: price, nextChargeAt: ends ?? now };
  }
  const left = Math.max(0, ends.getTime() - now.getTime()) / (ends.getTime() - periodStart.getTime());
  const credit = Math.round(row.amountCents * left);
  const length = getPeriodEnd(now, interval).getTime() - now.getTime();
  const nextChargeAt = new Date(now.getTime() + Math.round(length * Math.max(1, credit / price)));
  return { dueTodayCents: Math.max(0, price - credit), nextAmountCents: price, nextChargeAt };
};

export const changeInterval = (
  row: SubscriptionRow,
  interval: BillingInterval,
  now: Date,
): SubscriptionRow => {
  if (row.interval === interval) return row;
  const changed = { ...row, interval, amountCents: getIntervalCents(interval) };
  if (row.status === 'trialing') return changed;
  return { ...changed, periodStart: now, periodEnd: previewIntervalChange(row, interval, now).nextChargeAt };
};

export const cancelSubscription = (row: SubscriptionRow, atPeriodEnd: boolean, now: Date): SubscriptionRow =>
  atPeriodEnd ? { ...row, cancelAtPeriodEnd: true, cancelAt: row.periodEnd } : endSubscription(row, now);

export const reactivateSubscription = (row: SubscriptionRow): SubscriptionRow => ({
  ...row,
  cancelAtPeriodEnd: false,
  cancelAt: null,
});
