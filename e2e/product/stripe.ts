import { createHmac, randomUUID } from 'node:crypto';
import type { Doubles } from './startDoubles.ts';

/** A subscription as Stripe's double has it. */
export interface TrueSubscription {
  id: string;
  customer: string;
  status: string;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  items: { price: string; end: number }[];
}

export interface Stripe {
  /** What is true there, newest last. */
  truth: (email: string) => Promise<TrueSubscription[]>;
  /** Something happens there that nobody did on a screen. */
  change: (id: string, change: Partial<TrueSubscription>) => Promise<void>;
  /** A signed webhook reaches the product; its payload claims `status`. Gives the answer's status. */
  tell: (event: { id?: string; type: string; about: TrueSubscription; status: string }) => Promise<number>;
}

const signature = (payload: string, secret: string): string => {
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
};

/** Stripe's double, seen from outside: what it knows, what happens there, and what it tells the product. */
export const stripeOf = (doubles: Doubles, productUrl: string): Stripe => {
  const subscriptions = `${doubles.url('stripe')}/__double/subscriptions`;
  const json = { 'content-type': 'application/json' };
  return {
    truth: async (email) =>
      (await fetch(`${subscriptions}?email=${encodeURIComponent(email)}`)).json() as Promise<
        TrueSubscription[]
      >,
    change: async (id, change) => {
      await fetch(`${subscriptions}/${id}`, { method: 'PATCH', headers: json, body: JSON.stringify(change) });
    },
    tell: async ({ id = `evt_${randomUUID()}`, type, about, status }) => {
      const object = { id: about.id, object: 'subscription', customer: about.customer, status };
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const headers = {
        ...json,
        connection: 'close',
        'stripe-signature': signature(body, doubles.stripeEnv.STRIPE_WEBHOOK_SECRET ?? ''),
      };
      return (await fetch(`${productUrl}/api/stripe/webhook`, { method: 'POST', headers, body })).status;
    },
  };
};
