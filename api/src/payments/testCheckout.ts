import { getIntervalCents, plan, testCustomerPrefix } from '@rankwright/contracts/limits';
import { and, eq } from 'drizzle-orm';
import { addMs, type Clock, dayMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { checkoutSessions } from '../database/schema/billing.ts';
import type { Ids } from '../ids.ts';
import type { Payer, Payments } from './payments.ts';
import {
  addInvoice,
  markTrialUsed,
  saveSubscription,
  type NewSubscription,
} from './subscription.repository.ts';
import { getPeriodEnd, getTrialEnd } from './testSubscription.model.ts';

export type CheckoutSession = typeof checkoutSessions.$inferSelect & { hadTrial: boolean; email: string };

const lifetimeMs = dayMs;
const testCard = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };

export const createTestCheckout = async (
  { db, clock, ids }: { db: Database; clock: Clock; ids: Ids },
  payer: Payer,
  order: Parameters<Payments['createCheckout']>[1],
): Promise<string> => {
  const id = ids.token();
  const expiresAt = addMs(clock.now(), lifetimeMs);
  await db.insert(checkoutSessions).values({ id, ownerId: payer.userId, ...order, state: 'open', expiresAt });
  return `/api/test-checkout/${id}`;
};

/** Finds an open session; null if it is paid, cancelled or expired. */
export const findTestCheckout = async (
  db: Database,
  id: string,
  now: Date,
): Promise<CheckoutSession | null> => {
  const [row] = await db
    .select({ session: checkoutSessions, hadTrial: users.hadTrial, email: users.email })
    .from(checkoutSessions)
    .innerJoin(users, eq(users.uid, checkoutSessions.ownerId))
    .where(eq(checkoutSessions.id, id));
  if (row?.session.state !== 'open' || row.session.expiresAt <= now) return null;
  return { ...row.session, hadTrial: row.hadTrial, email: row.email };
};

/** Closes the session; true only for the first of concurrent calls. */
export const closeTestCheckout = async (
  db: Database,
  id: string,
  state: 'complete' | 'canceled',
): Promise<boolean> => {
  const open = and(eq(checkoutSessions.id, id), eq(checkoutSessions.state, 'open'));
  const closed = await db
    .update(checkoutSessions)
    .set({ state })
    .where(open)
    .returning({ id: checkoutSessions.id });
  return closed.length === 1;
};

const createFirstPeriod = ({ hadTrial, interval }: CheckoutSession, now: Date) => {
  const ends = hadTrial ? getPeriodEnd(now, interval) : getTrialEnd(now);
  return {
    status: hadTrial ? 'active' : 'trialing',
    trialEnd: hadTrial ? null : ends,
    periodStart: now,
    periodEnd: ends,
  };
};

/** Starts the trial, or charges the test card if the trial was used. False if the session was already closed. */
export const completeTestCheckout = (
  db: Database,
  session: CheckoutSession,
  now: Date,
  ids: Ids,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await closeTestCheckout(tx, session.id, 'complete'))) return false;
    const { ownerId, interval, hadTrial } = session;
    const amountCents = getIntervalCents(interval);
    const row: NewSubscription = {
      ownerId,
      source: 'test',
      interval,
      ...createFirstPeriod(session, now),
      cancelAtPeriodEnd: false,
      cancelAt: null,
      customerId: `${testCustomerPrefix}${ownerId.replaceAll('-', '').slice(0, 16)}`,
      subscriptionId: `sub_test_${ids.uuid()}`,
      amountCents,
      currency: plan.currency,
      paymentMethod: testCard,
      updatedAt: now,
    };
    await saveSubscription(tx, row);
    await markTrialUsed(tx, ownerId);
    const due = hadTrial ? amountCents : 0;
    await addInvoice(tx, {
      id: ids.uuid(),
      ownerId,
      amountCents: due,
      currency: plan.currency,
      issuedAt: now,
    });
    return true;
  });
