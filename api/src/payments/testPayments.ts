import { isSubscriptionActive } from '@rankwright/contracts/billing';
import { billingIntervals, getIntervalCents, plan } from '@rankwright/contracts/limits';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/AppError.ts';
import type { Ids } from '../ids.ts';
import type { Payments } from './payments.ts';
import { toSubscription } from './subscription.model.ts';
import {
  addInvoice,
  createSubscriptionFinder,
  listInvoiceRows,
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';
import {
  cancelSubscription,
  previewIntervalChange,
  changeInterval,
  reactivateSubscription,
  advanceSubscription,
} from './testSubscription.model.ts';
import { createTestCheckout } from './testCheckout.ts';

interface TestPaymentsDeps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

const currency = plan.currency;

/** Applies and saves everything due since the last read, including charges. */
const settleSubscription = (
  { db, clock, ids }: TestPaymentsDeps,
  ownerId: string,
): Promise<SubscriptionRow | null> =>
  db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, ownerId);
    if (!stored) return null;
    const { row, charges } = advanceSubscription(stored, clock.now());
    if (row === stored) return stored;
    for (const { amountCents, at } of charges) {
      await addInvoice(tx, { id: ids.uuid(), ownerId, amountCents, currency, issuedAt: at });
    }
    return saveSubscription(tx, row);
  });

const requireSubscription = async (deps: TestPaymentsDeps, ownerId: string): Promise<SubscriptionRow> => {
  const row = await settleSubscription(deps, ownerId);
  if (!row || row.status === 'canceled') throw new AppError('SUBSCRIPTION_MISSING');
  return row;
};

const storeSubscription = async ({ db, clock }: TestPaymentsDeps, row: SubscriptionRow) =>
  toSubscription(await saveSubscription(db, { ...row, updatedAt: clock.now() }));

const createIsActive = (deps: TestPaymentsDeps): Payments['isActive'] => {
  const find = createSubscriptionFinder(deps.db);
  return async (userId) => {
    const row = await find(userId);
    const now = deps.clock.now();
    return (
      row !== null && isSubscriptionActive(toSubscription(advanceSubscription(row, now).row), now.getTime())
    );
  };
};

/** The built-in test checkout: no real charges; its customer ids have the test prefix. */
export const createTestPayments = (deps: TestPaymentsDeps): Payments => ({
  source: 'test',
  listPrices: () =>
    Promise.resolve(
      billingIntervals.map((interval) => ({ interval, amountCents: getIntervalCents(interval), currency })),
    ),
  createCheckout: (payer, order) => createTestCheckout(deps, payer, order),
  openBillingPortal: () => Promise.reject(new AppError('PORTAL_TEST_SUBSCRIPTION')),
  getSubscription: async (userId) => {
    const row = await settleSubscription(deps, userId);
    return row && toSubscription(row);
  },
  isActive: createIsActive(deps),
  previewSubscriptionChange: async (userId, interval) => ({
    ...previewIntervalChange(await requireSubscription(deps, userId), interval, deps.clock.now()),
    currency,
  }),
  updateSubscription: async (userId, interval) => {
    const row = await requireSubscription(deps, userId);
    const now = deps.clock.now();
    const { dueTodayCents: amountCents } = previewIntervalChange(row, interval, now);
    if (amountCents > 0) {
      await addInvoice(deps.db, {
        id: deps.ids.uuid(),
        ownerId: userId,
        amountCents,
        currency,
        issuedAt: now,
      });
    }
    return storeSubscription(deps, changeInterval(row, interval, now));
  },
  cancelSubscription: async (userId, atPeriodEnd) =>
    storeSubscription(
      deps,
      cancelSubscription(await requireSubscription(deps, userId), atPeriodEnd, deps.clock.now()),
    ),
  reactivateSubscription: async (userId) =>
    storeSubscription(deps, reactivateSubscription(await requireSubscription(deps, userId))),
  listInvoices: async (userId) =>
    (await listInvoiceRows(deps.db, userId)).map(({ issuedAt, ...row }) => ({
      ...row,
      date: issuedAt.toISOString(),
      url: null,
    })),
});
