import { billingIntervalMonths, billingIntervals, type BillingInterval } from '@rankwright/contracts/limits';
import Stripe from 'stripe';
import type { Env } from '../env.ts';

type StripeConfig = NonNullable<ConstructorParameters<typeof Stripe>[1]>;

const createConfig = (apiUrl: string | undefined): StripeConfig => {
  const base = { maxNetworkRetries: 2, timeout: 20_000 };
  if (!apiUrl) return base;
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { ...base, host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
};

export const openStripe = (key: string, env: Pick<Env, 'STRIPE_API_URL'>): Stripe =>
  new Stripe(key, createConfig(env.STRIPE_API_URL));

/** Lookup keys that the prices must have in the Stripe account. */
const lookupKeys: Record<BillingInterval, string> = {
  monthly: 'rankwright_pro_monthly',
  halfYearly: 'rankwright_pro_half_yearly',
  yearly: 'rankwright_pro_yearly',
};

export interface StripePrice {
  id: string;
  interval: BillingInterval;
  amountCents: number;
  currency: string;
}

export const readPrices = async (stripe: Stripe): Promise<StripePrice[]> => {
  const { data } = await stripe.prices.list({ lookup_keys: Object.values(lookupKeys), active: true });
  return billingIntervals.flatMap((interval) => {
    const price = data.find(({ lookup_key: key }) => key === lookupKeys[interval]);
    if (!price) return [];
    return [{ id: price.id, interval, amountCents: price.unit_amount ?? 0, currency: price.currency }];
  });
};

/** Maps the interval of a recurring price: one month, six months or a year. */
export const getInterval = (
  recurring: { interval: string; interval_count: number } | null,
): BillingInterval => {
  const months = (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1);
  return billingIntervals.find((interval) => billingIntervalMonths[interval] === months) ?? 'monthly';
};
