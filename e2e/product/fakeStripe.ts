import { createHmac, randomUUID } from 'node:crypto';
import type { Fakes } from './startFakes.ts';

/** A subscription in the fake Stripe. */
export interface FakeSubscription {
  id: string;
  customer: string;
  status: string;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
  items: { price: string; end: number }[];
}

export interface FakeStripe {
  /** Subscriptions of a customer, newest last. */
  listSubscriptions: (email: string) => Promise<FakeSubscription[]>;
  /** Changes a subscription without the product. */
  updateSubscription: (id: string, change: Partial<FakeSubscription>) => Promise<void>;
  /**
   * Sends a signed webhook with `status` in its payload to the product. Returns the HTTP status of the
   * response.
   */
  sendWebhook: (event: {
    id?: string;
    type: string;
    about: FakeSubscription;
    status: string;
  }) => Promise<number>;
}

const signPayload = (payload: string, secret: string): string => {
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
};

/** Controls the fake Stripe: reads and changes its subscriptions, and sends webhooks to the product. */
export const createFakeStripeClient = (fakes: Fakes, productUrl: string): FakeStripe => {
  const subscriptions = `${fakes.getUrl('stripe')}/__fake/subscriptions`;
  const json = { 'content-type': 'application/json' };
  return {
    listSubscriptions: async (email) =>
      (await fetch(`${subscriptions}?email=${encodeURIComponent(email)}`)).json() as Promise<
        FakeSubscription[]
      >,
    updateSubscription: async (id, change) => {
      await fetch(`${subscriptions}/${id}`, { method: 'PATCH', headers: json, body: JSON.stringify(change) });
    },
    sendWebhook: async ({ id = `evt_${randomUUID()}`, type, about, status }) => {
      const object = { id: about.id, object: 'subscription', customer: about.customer, status };
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const headers = {
        ...json,
        connection: 'close',
        'stripe-signature': signPayload(body, fakes.stripeEnv.STRIPE_WEBHOOK_SECRET ?? ''),
      };
      return (await fetch(`${productUrl}/api/stripe/webhook`, { method: 'POST', headers, body })).status;
    },
  };
};
