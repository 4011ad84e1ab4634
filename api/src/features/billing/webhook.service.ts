import type Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../database/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { findCustomerOwner, keepCustomer } from '../../payments/customer.repository.ts';

/** The customer an event is about, whatever kind of object it carries. */
const customerOf = (event: Stripe.Event): string | null => {
  const object = event.data.object as { customer?: string | { id: string } | null };
  const { customer } = object;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
};

const ownerOf = async (deps: Deps, event: Stripe.Event): Promise<string | null> => {
  const customer = customerOf(event);
  if (!customer) return null;
  const reference =
    event.type === 'checkout.session.completed' ? event.data.object.client_reference_id : null;
  if (reference) await keepCustomer(deps.db, reference, customer);
  return findCustomerOwner(deps.db, customer);
};

/** Each event once. Its payload is not believed: the state is read again from Stripe, in whatever order events come. */
export const handleEvent = async (deps: Deps, event: Stripe.Event): Promise<void> => {
  const { id, type } = event;
  const row = { id, type, receivedAt: deps.clock.now() };
  const fresh = await deps.db.insert(stripeEvents).values(row).onConflictDoNothing().returning();
  if (fresh.length === 0) return;
  try {
    const owner = await ownerOf(deps, event);
    if (owner) await deps.payments.read(owner);
  } catch (error) {
    // Stripe sends it again; it must then count as new.
    await deps.db.delete(stripeEvents).where(eq(stripeEvents.id, id));
    throw error;
  }
};
