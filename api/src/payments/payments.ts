import type { BillingInterval } from '@rankwright/contracts/limits';
import type { Invoice, Subscription } from '@rankwright/contracts/billing';

export interface Payer {
  userId: string;
  email: string;
  /** The account has already used its trial. */
  hadTrial: boolean;
}

export interface ChangePreview {
  dueTodayCents: number;
  nextAmountCents: number;
  nextChargeAt: Date;
  currency: string;
}

export interface IntervalPrice {
  interval: BillingInterval;
  amountCents: number;
  currency: string;
}

/**
 * Payment provider port. The provider's state is the source of truth: every result is read from it after a change.
 * Methods reject with `AppError`.
 */
export interface Payments {
  source: 'test' | 'stripe';
  listPrices(): Promise<IntervalPrice[]>;
  /** URL of the checkout page. */
  createCheckout(
    payer: Payer,
    order: { interval: BillingInterval; successUrl: string; cancelUrl: string },
  ): Promise<string>;
  openBillingPortal(payer: Payer, returnUrl: string): Promise<string>;
  /** Null if the account never had a subscription. */
  getSubscription(userId: string): Promise<Subscription | null>;
  /** True if the account has an active plan. Must be fast: called for every gated request. */
  isActive(userId: string): Promise<boolean>;
  previewSubscriptionChange(userId: string, interval: BillingInterval): Promise<ChangePreview>;
  updateSubscription(userId: string, interval: BillingInterval): Promise<Subscription>;
  cancelSubscription(userId: string, atPeriodEnd: boolean): Promise<Subscription>;
  reactivateSubscription(userId: string): Promise<Subscription>;
  listInvoices(userId: string): Promise<Invoice[]>;
}
