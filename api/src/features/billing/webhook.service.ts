import type Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../database/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { resolveCustomerOwner } from '../../payments/customer.service.ts';

/** The id of the event's customer, whatever its object type. */
const getCustomerId = (event: Stripe.Event): string | null => {
  const object = event.data.object as { customer?: string | { id: string } | null };
  const { customer } = object;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
};

const findOwner = async (deps: Deps, event: Stripe.Event): Promise<string | null> => {
  const customer = getCustomerId(event);
  if (!customer) return null;
  const reference =
    event.type === 'checkout.session.completed' ? event.data.object.client_reference_id : null;
  return resolveCustomerOwner(deps.db, customer, reference);
};

/**
 * Handles each event once. Ignores its payload and reads the state from Stripe, because events arrive in any
 * order.
 */
export const handleEvent = async (deps: Deps, event: Stripe.Event): Promise<void> => {
  const { id, type } = event;
  const row = { id, type, receivedAt: deps.clock.now() };
  const inserted = await deps.db.insert(stripeEvents).values(row).onConflictDoNothing().returning();
  if (inserted.length === 0) return;
  try {
    const owner = await findOwner(deps, event);
    if (owner) await deps.payments.getSubscription(owner);
  } catch (error) {
    // Stripe sends the event again, and it must then be handled.
    await deps.db.delete(stripeEvents).where(eq(stripeEvents.id, id));
    throw error;
  }
};
