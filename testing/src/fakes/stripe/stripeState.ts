/** Prices of the fake account. */
export const prices = [
  {
    id: 'price_month',
    lookup_key: 'rankwright_pro_monthly',
    unit_amount: 9_900,
    interval: 'month',
    count: 1,
  },
  {
    id: 'price_half',
    lookup_key: 'rankwright_pro_half_yearly',
    unit_amount: 59_400,
    interval: 'month',
    count: 6,
  },
  { id: 'price_year', lookup_key: 'rankwright_pro_yearly', unit_amount: 118_800, interval: 'year', count: 1 },
];

export const createPriceObject = (id: string) => {
  const price = prices.find((candidate) => candidate.id === id) ?? prices[0]!;
  return {
    object: 'price',
    id: price.id,
    lookup_key: price.lookup_key,
    unit_amount: price.unit_amount,
    currency: 'usd',
    active: true,
    recurring: { interval: price.interval, interval_count: price.count },
  };
};

export interface StripeSubscription {
  id: string;
  customer: string;
  status: string;
  created: number;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  items: { id: string; price: string; start: number; end: number }[];
}

export interface StripeCheckout {
  id: string;
  customer: string;
  price: string;
  trialDays: number;
  reference: string;
  successUrl: string;
  cancelUrl: string;
}

export interface StripeState {
  customers: Map<string, { id: string; email: string }>;
  checkouts: Map<string, StripeCheckout>;
  subscriptions: Map<string, StripeSubscription>;
  /** `METHOD path idempotency-key` of every request. */
  calls: string[];
}

export const createState = (): StripeState => ({
  customers: new Map(),
  checkouts: new Map(),
  subscriptions: new Map(),
  calls: [],
});

/** Periods are only on the items, as since Stripe's "basil" API version. */
export const createSubscriptionObject = (subscription: StripeSubscription) => ({
  object: 'subscription',
  id: subscription.id,
  customer: subscription.customer,
  status: subscription.status,
  created: subscription.created,
  trial_end: subscription.trialEnd,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  cancel_at: subscription.cancelAt,
  default_payment_method: {
    object: 'payment_method',
    id: 'pm_1',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  },
  items: {
    object: 'list',
    data: subscription.items.map((item) => ({
      id: item.id,
      object: 'subscription_item',
      price: createPriceObject(item.price),
      current_period_start: item.start,
      current_period_end: item.end,
    })),
  },
});
