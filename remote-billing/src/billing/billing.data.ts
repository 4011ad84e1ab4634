import {
  cancelSubscription,
  listInvoices,
  openBillingPortal,
  previewSubscriptionChange,
  reactivateSubscription,
  updateSubscription,
} from '@rankwright/contracts/billing';
import type { BillingInterval } from '@rankwright/contracts/limits';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { ApiError, callApi, endpointQuery } from '@rankwright/sdk/api';

/** Redirects the browser to the payment provider's billing portal. */
export const redirectToBillingPortal = async (): Promise<void> => {
  const { url } = await callApi(openBillingPortal, { body: { returnUrl: checkoutReturn.portal } });
  window.location.assign(url);
};

export const requestUpdateSubscription = (interval: BillingInterval) =>
  callApi(updateSubscription, { body: { interval } });
export const requestPreviewSubscriptionChange = (interval: BillingInterval) =>
  callApi(previewSubscriptionChange, { body: { interval } });
export const requestCancelSubscription = (cancelAtPeriodEnd: boolean) =>
  callApi(cancelSubscription, { body: { cancelAtPeriodEnd } });
export const requestReactivateSubscription = () => callApi(reactivateSubscription);
/** The server's message or `HTTP {status}: {text}`; the fallback for an internal error without a text for people. */
export const getBillingErrorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : fallback;

export const invoicesQuery = endpointQuery(listInvoices);
