import {
  billingIntervalMonths,
  intervalCents,
  plan,
  type BillingInterval,
} from '@rankwright/contracts/limits';
import type { SubscriptionRow } from './subscription.repository.ts';

export interface Charge {
  amountCents: number;
  at: Date;
}

/** `months` later; a day the month lacks becomes its last. UTC. */
const addMonths = (date: Date, months: number): Date => {
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() + months);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
};

export const periodEnd = (start: Date, interval: BillingInterval): Date =>
  addMonths(start, billingIntervalMonths[interval]);

export const trialEnd = (start: Date): Date => new Date(start.getTime() + plan.trialDays * 86_400_000);

const renew = (row: SubscriptionRow, at: Date): SubscriptionRow => ({
  ...row,
  status: 'active',
  amountCents: intervalCents(row.interval),
  periodStart: at,
  periodEnd: periodEnd(at, row.interval),
});

const end = (row: SubscriptionRow, at: Date): SubscriptionRow => ({
  ...row,
  status: 'canceled',
  cancelAtPeriodEnd: false,
  cancelAt: at,
  periodEnd: at,
});

/** What time has done to a test subscription: trial to paid, renewals, the end of a cancelled one. */
export const settle = (row: SubscriptionRow, now: Date): { row: SubscriptionRow; charges: Charge[] } => {
  const charges: Charge[] = [];
  let current = row;
  while (current.status !== 'canceled' && current.periodEnd && current.periodEnd <= now) {
    const at = current.periodEnd;
    current = current.cancelAtPeriodEnd ? end(current, at) : renew(current, at);
    if (current.status === 'active') charges.push({ amountCents: current.amountCents, at });
  }
  return { row: current, charges };
};

export interface Change {
  dueTodayCents: number;
  nextAmountCents: number;
  nextChargeAt: Date;
}

/** Changing the interval bills now, less what is left of the paid period; what is left over lengthens the new one. */
export const changeCost = (row: SubscriptionRow, interval: BillingInterval, now: Date): Change => {
  const price = intervalCents(interval);
  const { periodStart, periodEnd: ends } = row;
  if (!periodStart || !ends || row.status === 'trialing' || row.interval === interval) {
    return { dueTodayCents: 0, nextAmountCents: price, nextChargeAt: ends ?? now };
  }
  const left = Math.max(0, ends.getTime() - now.getTime()) / (ends.getTime() - periodStart.getTime());
  const credit = Math.round(row.amountCents * left);
  const length = periodEnd(now, interval).getTime() - now.getTime();
  const nextChargeAt = new Date(now.getTime() + Math.round(length * Math.max(1, credit / price)));
  return { dueTodayCents: Math.max(0, price - credit), nextAmountCents: price, nextChargeAt };
};

export const changeInterval = (
  row: SubscriptionRow,
  interval: BillingInterval,
  now: Date,
): SubscriptionRow => {
  if (row.interval === interval) return row;
  const changed = { ...row, interval, amountCents: intervalCents(interval) };
  if (row.status === 'trialing') return changed;
  return { ...changed, periodStart: now, periodEnd: changeCost(row, interval, now).nextChargeAt };
};

export const cancel = (row: SubscriptionRow, atPeriodEnd: boolean, now: Date): SubscriptionRow =>
  atPeriodEnd ? { ...row, cancelAtPeriodEnd: true, cancelAt: row.periodEnd } : end(row, now);

export const reactivate = (row: SubscriptionRow): SubscriptionRow => ({
  ...row,
  cancelAtPeriodEnd: false,
  cancelAt: null,
});
