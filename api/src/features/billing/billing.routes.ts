import {
  cancelSubscription,
  createCheckout,
  getPricing,
  getSubscription,
  getUsage,
  listInvoices,
  openBillingPortal,
  previewSubscriptionChange,
  reactivateSubscription,
  updateSubscription,
} from '@rankwright/contracts/billing';
import { plan } from '@rankwright/contracts/limits';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './billing.service.ts';
import { getReturnPath } from './returnPath.ts';

const registerReading: Register = (app, deps) => {
  const { payments } = deps;
  route(app, getSubscription, ({ session }) => service.getSubscription(deps, session.userId));
  route(app, getPricing, async () => ({
    ...ok,
    plan: plan.name,
    trialDays: plan.trialDays,
    prices: await payments.listPrices(),
  }));
  route(app, getUsage, async ({ session }) => ({
    ...ok,
    ...(await service.getUsage(deps, session.userId)),
  }));
  route(app, listInvoices, async ({ session }) => ({
    ...ok,
    invoices: await payments.listInvoices(session.userId),
  }));
};

const registerPaying: Register = (app, deps) => {
  const { payments, env } = deps;
  route(app, createCheckout, async ({ session, body, request }) => {
    if (await payments.isActive(session.userId)) throw new AppError('SUBSCRIPTION_ACTIVE');
    const sessionUrl = await payments.createCheckout(await service.getPayer(deps, session.userId), {
      interval: body.interval,
      successUrl: getReturnPath(body.successUrl, request, env.PUBLIC_URL),
      cancelUrl: getReturnPath(body.cancelUrl, request, env.PUBLIC_URL),
    });
    return { ...ok, sessionUrl };
  });
  route(app, openBillingPortal, async ({ session, body, request }) => {
    const returnPath = getReturnPath(body.returnUrl, request, env.PUBLIC_URL);
    return {
      ...ok,
      url: await payments.openBillingPortal(await service.getPayer(deps, session.userId), returnPath),
    };
  });
};

const registerChanging: Register = (app, { payments }) => {
  route(app, previewSubscriptionChange, async ({ session, body }) => {
    const { nextChargeAt, ...preview } = await payments.previewSubscriptionChange(
      session.userId,
      body.interval,
    );
    return { ...ok, ...preview, nextChargeAt: nextChargeAt.toISOString() };
  });
  route(app, updateSubscription, async ({ session, body }) => ({
    ...ok,
    subscription: await payments.updateSubscription(session.userId, body.interval),
  }));
  route(app, cancelSubscription, async ({ session, body }) => ({
    ...ok,
    subscription: await payments.cancelSubscription(session.userId, body.cancelAtPeriodEnd),
  }));
  route(app, reactivateSubscription, async ({ session }) => ({
    ...ok,
    subscription: await payments.reactivateSubscription(session.userId),
  }));
};

export const registerBilling: Register = (app, deps) => {
  registerReading(app, deps);
  registerPaying(app, deps);
  registerChanging(app, deps);
};
