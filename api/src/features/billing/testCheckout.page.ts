import { formatPrice } from '@rankwright/contracts/billing';
import { billingIntervalLabels, intervalCents, plan } from '@rankwright/contracts/limits';
import { html, type Html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';
import type { CheckoutSession } from '../../payments/testCheckout.ts';

const row = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const amounts = ({ interval, hadTrial }: CheckoutSession): Html => {
  const price = formatPrice(intervalCents(interval), plan.currency);
  return html`<dl>
    ${row(`${plan.name}, ${billingIntervalLabels[interval].toLowerCase()}`, price)}
    ${hadTrial ? '' : row('Free trial', `${plan.trialDays} days`)}
    ${row('Due today', hadTrial ? price : formatPrice(0, plan.currency))}
  </dl>`;
};

/** Looks like a checkout, and cannot be taken for a real one. */
export const checkoutPage = (session: CheckoutSession, declined: boolean): PageOptions => ({
  title: 'Test checkout',
  body: html`<main>
    <p class="banner">Test checkout: no card is charged and no money moves.</p>
    <h1>Subscribe to ${plan.name}</h1>
    <p class="soft">for ${session.email}</p>
    ${amounts(session)}
    ${declined ? html`<p class="bad" role="alert">The card was declined. Nothing was charged; try the other card.</p>` : ''}
    <form method="post">
      <p><strong>Test card</strong> <span class="soft">Visa ending in 4242</span></p>
      <button class="main" name="action" value="pay">
        ${session.hadTrial ? 'Pay with the test card' : 'Start the free trial'}
      </button>
      <button name="action" value="decline">Try a card that is declined</button>
      <button name="action" value="cancel">Cancel and go back</button>
    </form>
  </main>`,
});

export const expiredPage = (): PageOptions => ({
  title: 'Test checkout',
  status: 404,
  body: html`<main>
    <p class="banner">Test checkout</p>
    <h1>This checkout is over</h1>
    <p>
      It was finished, cancelled, or is older than a day.
      <a href="/pricing">Start again from the Pricing page.</a>
    </p>
  </main>`,
});
