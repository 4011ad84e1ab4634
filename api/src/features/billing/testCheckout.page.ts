import { formatPrice } from '@rankwright/contracts/billing';
import { billingIntervalLabels, getIntervalCents, plan } from '@rankwright/contracts/limits';
import { html, type Html } from '../../pages/html.ts';
import type { PageOptions } from '../../pages/page.ts';
import type { CheckoutSession } from '../../payments/testCheckout.ts';

const renderRow = (name: string, value: string): Html =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const renderAmounts = ({ interval, hadTrial }: CheckoutSession): Html => {
  const price = formatPrice(getIntervalCents(interval), plan.currency);
  return html`<dl>
    ${renderRow(`${plan.name}, ${billingIntervalLabels[interval].toLowerCase()}`, price)}
    ${hadTrial ? '' : renderRow('Free trial', `${plan.trialDays} days`)}
    ${renderRow('Due today', hadTrial ? price : formatPrice(0, plan.currency))}
  </dl>`;
};

/** A checkout page that is clearly labeled as a test. */
export const renderCheckoutPage = (session: CheckoutSession, declined: boolean): PageOptions => ({
  title: 'Test checkout',
  body: html`<main>
    <p class="banner">Test checkout: no card is charged and no money moves.</p>
    <h1>Subscribe to ${plan.name}</h1>
    <p class="soft">for ${session.email}</p>
    ${renderAmounts(session)}
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

export const renderExpiredPage = (): PageOptions => ({
  title: 'Test checkout',
  status: 404,
  body: html`<main>
    <p class="banner">Test checkout</p>
    <h1>This checkout has ended</h1>
    <p>
      It was completed, canceled or expired after a day.
      <a href="/pricing">Start again from the Pricing page.</a>
    </p>
  </main>`,
});
