import { createCheckout, getSubscription, type Subscription } from '@rankwright/contracts/billing';
import Stripe from 'stripe';
import { startStripeDouble, type StripeDouble } from '../../doubles/stripe/stripeDouble.ts';
import { signUp, type TestAccount } from './accounts.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';
import { testClock, type TestClock } from './testClock.ts';

const webhookSecret = 'whsec_test';

export interface StripeBilling {
  api: TestApi;
  clock: TestClock;
  stripe: StripeDouble;
  /** Opens a checkout; its id at Stripe. */
  checkout(account: TestAccount, interval?: string): Promise<string>;
  /** Signs up and pays: the trial has begun. */
  subscribed(email: string): Promise<TestAccount>;
  /** What the person is shown. */
  read(account: TestAccount): Promise<Subscription>;
  /** Sends an event, signed now, or so many seconds ago, or by another key. */
  webhook(
    event: object,
    signed?: { key?: string; secondsAgo?: number },
  ): Promise<{ status: number; code: string }>;
  close(): Promise<void>;
}

const send = async (api: TestApi, event: object, key: string, secondsAgo: number) => {
  const payload = JSON.stringify(event);
  // Stripe's library reads the machine's own clock.
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const header = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret: key,
    timestamp,
  });
  const headers = { 'stripe-signature': header, 'content-type': 'application/json' };
  const reply = await api.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers });
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code ?? '' };
};

/** The API with Stripe's double behind it, on one clock. */
export const startStripeBilling = async (): Promise<StripeBilling> => {
  const clock = testClock(new Date());
  const stripe = await startStripeDouble(() => clock.now());
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  const api = await startTestApi({ clock, env });
  const checkout = async ({ token }: TestAccount, interval = 'monthly'): Promise<string> => {
    const addresses = { successUrl: '/dashboard?checkout=success', cancelUrl: '/pricing?checkout=canceled' };
    const reply = await api.call(createCheckout, { token, body: { interval, ...addresses } });
    return String(reply.body.sessionUrl).split('/').at(-1) ?? '';
  };
  return {
    api,
    clock,
    stripe,
    checkout,
    subscribed: async (email) => {
      const account = await signUp(api, email);
      stripe.pay(await checkout(account));
      return account;
    },
    read: async ({ token }) => (await api.call(getSubscription, { token })).body.subscription as Subscription,
    webhook: (event, { key = webhookSecret, secondsAgo = 0 } = {}) => send(api, event, key, secondsAgo),
    close: async () => {
      await api.close();
      await stripe.close();
    },
  };
};
