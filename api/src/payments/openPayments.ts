import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Ids } from '../ids.ts';
import type { Payments } from './payments.ts';
import { createTestPayments } from './testPayments.ts';

/** Opens Stripe if a key is configured, else the built-in test checkout. Stripe's library is loaded only if needed. */
export const openPayments = async (env: Env, db: Database, clock: Clock, ids: Ids): Promise<Payments> => {
  if (!env.STRIPE_SECRET_KEY) return createTestPayments({ db, clock, ids });
  const { openStripe } = await import('./stripe.client.ts');
  const { createStripePayments: stripePayments } = await import('./stripePayments.ts');
  return stripePayments({ stripe: openStripe(env.STRIPE_SECRET_KEY, env), db, clock }, env.PUBLIC_URL);
};
