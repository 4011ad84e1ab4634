import { isActive } from '@rankwright/contracts/billing';
import { billingIntervals, intervalCents, plan } from '@rankwright/contracts/limits';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/AppError.ts';
import type { Ids } from '../ids.ts';
import type { Payments } from './payments.ts';
import { subscriptionOf } from './subscription.model.ts';
import {
  addInvoice,
  findSubscription,
  listInvoiceRows,
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';
import { cancel, changeCost, changeInterval, reactivate, settle } from './test.model.ts';
import { openCheckout } from './testCheckout.ts';

interface TestPaymentsDeps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

const currency = plan.currency;

/** Writes down what time has done since the last look, charges included. */
const settled = ({ db, clock, ids }: TestPaymentsDeps, ownerId: string): Promise<SubscriptionRow | null> =>
  db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, ownerId);
    if (!stored) return null;
    const { row, charges } = settle(stored, clock.now());
    if (row === stored) return stored;
    for (const { amountCents, at } of charges) {
      await addInvoice(tx, { id: ids.uuid(), ownerId, amountCents, currency, issuedAt: at });
    }
    return saveSubscription(tx, row);
  });

const running = async (deps: TestPaymentsDeps, ownerId: string): Promise<SubscriptionRow> => {
  const row = await settled(deps, ownerId);
  if (!row || row.status === 'canceled') throw new AppError('SUBSCRIPTION_MISSING');
  return row;
};

const store = async ({ db, clock }: TestPaymentsDeps, row: SubscriptionRow) =>
  subscriptionOf(await saveSubscription(db, { ...row, updatedAt: clock.now() }));

/** The built-in test checkout: no money moves, and its customers carry the test prefix. */
export const testPayments = (deps: TestPaymentsDeps): Payments => ({
  source: 'test',
  prices: () =>
    Promise.resolve(
      billingIntervals.map((interval) => ({ interval, amountCents: intervalCents(interval), currency })),
    ),
  checkout: (payer, order) => openCheckout(deps, payer, order),
  portal: () => Promise.reject(new AppError('PORTAL_TEST_SUBSCRIPTION')),
  read: async (userId) => {
    const row = await settled(deps, userId);
    return row && subscriptionOf(row);
  },
  isActive: async (userId) => {
    const row = await findSubscription(deps.db, userId);
    const now = deps.clock.now();
    return row !== null && isActive(subscriptionOf(settle(row, now).row), now.getTime());
  },
  preview: async (userId, interval) => ({
    ...changeCost(await running(deps, userId), interval, deps.clock.now()),
    currency,
  }),
  changeInterval: async (userId, interval) => {
    const row = await running(deps, userId);
    const now = deps.clock.now();
    const { dueTodayCents: amountCents } = changeCost(row, interval, now);
    if (amountCents > 0) {
      await addInvoice(deps.db, {
        id: deps.ids.uuid(),
        ownerId: userId,
        amountCents,
        currency,
        issuedAt: now,
      });
    }
    return store(deps, changeInterval(row, interval, now));
  },
  cancel: async (userId, atPeriodEnd) =>
    store(deps, cancel(await running(deps, userId), atPeriodEnd, deps.clock.now())),
  reactivate: async (userId) => store(deps, reactivate(await running(deps, userId))),
  invoices: async (userId) =>
    (await listInvoiceRows(deps.db, userId)).map(({ issuedAt, ...row }) => ({
      ...row,
      date: issuedAt.toISOString(),
      url: null,
    })),
});
