import { createCheckout } from '@rankwright/contracts/billing';
import type { BillingInterval } from '@rankwright/contracts/limits';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { callApi } from '../http/callApi.ts';

/** Creates a checkout session and redirects the browser to it. */
export const redirectToCheckout = async (interval: BillingInterval): Promise<void> => {
  const { sessionUrl } = await callApi(createCheckout, {
    body: { interval, successUrl: checkoutReturn.success, cancelUrl: checkoutReturn.cancel },
  });
  window.location.assign(sessionUrl);
};
