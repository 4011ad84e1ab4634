import type { Subscription, PlanLimits } from './billing.schemas.ts';

/** True when active, or trialing with a trial end in the future. `now` in milliseconds since the epoch. */
export const isSubscriptionActive = (
  current: Pick<Subscription, 'status' | 'trialEnd'> | null,
  now: number,
): boolean => {
  if (!current) return false;
  if (current.status === 'trialing') return current.trialEnd !== null && Date.parse(current.trialEnd) > now;
  return current.status === 'active';
};

/** Remaining trial days, rounded up, never below 0. */
export const getTrialDaysLeft = (current: Pick<Subscription, 'trialEnd'> | null, now: number): number =>
  current?.trialEnd ? Math.max(0, Math.ceil((Date.parse(current.trialEnd) - now) / 86_400_000)) : 0;

/** True without a subscription, or when it is set to cancel or canceled. */
export const needsUpgrade = (current: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'> | null): boolean =>
  !current || current.cancelAtPeriodEnd || current.status === 'canceled';

/** Percentage used, capped at 100; 0 for an unlimited (-1) or empty limit. */
export const getUsagePercent = (used: number, limit: number): number =>
  limit <= 0 ? 0 : Math.min(100, Math.round((used / limit) * 100));

/** True when the feature's flag is true or a number above 0. */
export const hasFeature = (limits: PlanLimits, feature: string): boolean => {
  const flag = limits.features[feature];
  return typeof flag === 'number' ? flag > 0 : flag === true;
};

/** Cents → `$99` or `$99.50`. */
export const formatPrice = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

export * from './billing.endpoints.ts';
export * from './billing.schemas.ts';
