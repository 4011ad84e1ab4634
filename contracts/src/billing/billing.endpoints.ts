import { defineEndpoint, type Endpoint } from '../http.ts';
import type { billingSchemas } from './billing.schemas.ts';

export const createCheckout: Endpoint<typeof billingSchemas.createCheckout> = defineEndpoint({
  id: 'createCheckout',
  method: 'POST',
  path: '/api/stripe/checkout',
});

export const openBillingPortal: Endpoint<typeof billingSchemas.openBillingPortal> = defineEndpoint({
  id: 'openBillingPortal',
  method: 'POST',
  path: '/api/stripe/billing-portal',
});

export const getSubscription: Endpoint<typeof billingSchemas.getSubscription> = defineEndpoint({
  id: 'getSubscription',
  method: 'GET',
  path: '/api/stripe/subscription',
});

export const updateSubscription: Endpoint<typeof billingSchemas.updateSubscription> = defineEndpoint({
  id: 'updateSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/update',
});

export const previewSubscriptionChange: Endpoint<typeof billingSchemas.previewSubscriptionChange> =
  defineEndpoint({
    id: 'previewSubscriptionChange',
    method: 'POST',
    path: '/api/stripe/subscription/preview',
    documented: false,
  });

export const cancelSubscription: Endpoint<typeof billingSchemas.cancelSubscription> = defineEndpoint({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/cancel',
});

export const reactivateSubscription: Endpoint<typeof billingSchemas.reactivateSubscription> = defineEndpoint({
  id: 'reactivateSubscription',
  method: 'POST',
  path: '/api/stripe/subscription/reactivate',
});

export const getPricing: Endpoint<typeof billingSchemas.getPricing> = defineEndpoint({
  id: 'getPricing',
  method: 'GET',
  path: '/api/stripe/pricing',
  access: 'none',
});

export const getUsage: Endpoint<typeof billingSchemas.getUsage> = defineEndpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/api/stripe/usage',
});

export const listInvoices: Endpoint<typeof billingSchemas.listInvoices> = defineEndpoint({
  id: 'listInvoices',
  method: 'GET',
  path: '/api/stripe/invoices',
  documented: false,
});
