import {
  cancelSubscription,
  createCheckout,
  listInvoices,
  openBillingPortal,
  previewSubscription,
  reactivateSubscription,
  updateSubscription,
} from '@rankwright/contracts/billing';
import type { BillingInterval } from '@rankwright/contracts/limits';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

/** Starts a checkout and sends the browser there. */
export const startCheckout = async (interval: BillingInterval): Promise<void> => {
  const { sessionUrl } = await callApi(createCheckout, {
    body: { interval, successUrl: checkoutReturn.success, cancelUrl: checkoutReturn.cancel },
  });
  window.location.assign(sessionUrl);
};

/** Opens the payment provider's portal. */
export const openPortal = async (): Promise<void> => {
  const { url } = await callApi(openBillingPortal, { body: { returnUrl: checkoutReturn.portal } });
  window.location.assign(url);
};

export const changeInterval = (interval: BillingInterval) =>
  callApi(updateSubscription, { body: { interval } });
export const previewInterval = (interval: BillingInterval) =>
  callApi(previewSubscription, { body: { interval } });
export const cancelPlan = (cancelAtPeriodEnd: boolean) =>
  callApi(cancelSubscription, { body: { cancelAtPeriodEnd } });
export const reactivatePlan = () => callApi(reactivateSubscription);
export const invoicesQuery = endpointQuery(listInvoices);
