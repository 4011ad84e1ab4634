import type { BillingInterval } from '@rankwright/contracts/limits';
import type { Invoice, Subscription } from '@rankwright/contracts/billing';

export interface Payer {
  userId: string;
  email: string;
  /** Has used the one trial of the account. */
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

/** Takes money. The provider's own state is the truth; every answer is read from it after the change. */
export interface Payments {
  source: 'test' | 'stripe';
  prices(): Promise<IntervalPrice[]>;
  /** Address of the page where the person pays. */
  checkout(
    payer: Payer,
    order: { interval: BillingInterval; successUrl: string; cancelUrl: string },
  ): Promise<string>;
  portal(payer: Payer, returnUrl: string): Promise<string>;
  /** Null when there never was a subscription. */
  read(userId: string): Promise<Subscription | null>;
  /** May this account use what the plan unlocks? Cheap: asked with every gated call. */
  isActive(userId: string): Promise<boolean>;
  preview(userId: string, interval: BillingInterval): Promise<ChangePreview>;
  changeInterval(userId: string, interval: BillingInterval): Promise<Subscription>;
  cancel(userId: string, atPeriodEnd: boolean): Promise<Subscription>;
  reactivate(userId: string): Promise<Subscription>;
  invoices(userId: string): Promise<Invoice[]>;
}
