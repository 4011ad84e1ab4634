import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from './accounts.ts';
import { createdAt, id, time, updatedAt } from './columns.ts';

export interface PaymentMethod {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** The source of truth for `test` rows; for `stripe` rows, the state last read from Stripe. */
export const subscriptions = pgTable('subscriptions', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  source: text('source', { enum: ['test', 'stripe'] }).notNull(),
  status: text('status').notNull(),
  interval: text('interval', { enum: ['monthly', 'halfYearly', 'yearly'] }).notNull(),
  trialEnd: time('trial_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  cancelAt: time('cancel_at'),
  periodStart: time('period_start'),
  periodEnd: time('period_end'),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id').unique(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull().default('usd'),
  paymentMethod: jsonb('payment_method').$type<PaymentMethod>(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Maps the payment provider's customers to accounts. Created at the first checkout. */
export const paymentCustomers = pgTable('payment_customers', {
  customerId: text('customer_id').primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => users.uid, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const checkoutSessions = pgTable('checkout_sessions', {
  id: text('id').primaryKey(),
  ownerId: ownerId(),
  interval: text('interval', { enum: ['monthly', 'halfYearly', 'yearly'] }).notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state', { enum: ['open', 'complete', 'canceled'] }).notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Webhook events that have been handled. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: createdAt(),
});

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    ownerId: ownerId(),
    number: text('number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('usd'),
    status: text('status').notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (table) => [index('invoices_owner').on(table.ownerId, table.issuedAt)],
);
