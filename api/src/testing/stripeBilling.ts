import { createCheckout, getSubscription, type Subscription } from '@rankwright/contracts/billing';
import Stripe from 'stripe';
import { startFakeStripe, type FakeStripe } from '@rankwright/testing/fakes/stripe/fakeStripe';
import { signUp, type TestAccount } from './accounts.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';
import { createTestClock, type TestClock } from './testClock.ts';

const webhookSecret = 'whsec_test';

export interface StripeBilling {
  api: TestApi;
  clock: TestClock;
  stripe: FakeStripe;
  /** Opens a checkout and returns its Stripe id. */
  checkout(account: TestAccount, interval?: string): Promise<string>;
  /** Signs up and completes a checkout, which starts the trial. */
  signUpAndSubscribe(email: string): Promise<TestAccount>;
  /** The subscription that the API returns. */
  read(account: TestAccount): Promise<Subscription>;
  /** Sends a signed webhook event, optionally with an older signature or another key. */
  webhook(
    event: object,
    signed?: { key?: string; secondsAgo?: number },
  ): Promise<{ status: number; code: string }>;
  close(): Promise<void>;
}

const send = async (api: TestApi, event: object, key: string, secondsAgo: number) => {
  const payload = JSON.stringify(event);
  // Stripe's library uses the system clock.
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

/** Starts the API with a fake Stripe on the same clock. */
export const startStripeBilling = async (given: Record<string, string> = {}): Promise<StripeBilling> => {
  const clock = createTestClock(new Date());
  const stripe = await startFakeStripe(() => clock.now());
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    ...given,
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
    signUpAndSubscribe: async (email) => {
      const account = await signUp(api, email);
      stripe.completeCheckout(await checkout(account));
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
