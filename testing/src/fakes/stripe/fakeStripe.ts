import Fastify, { type FastifyInstance } from 'fastify';
import { buildCheckoutUrl, buildPortalUrl, registerHostedPages } from './hostedPages.ts';
import { parseForm, getText, type Form } from './form.ts';
import {
  createState,
  createPriceObject,
  prices,
  createSubscriptionObject,
  type StripeState,
  type StripeSubscription,
} from './stripeState.ts';

const day = 86_400;
const periodSeconds: Record<string, number> = {
  price_month: 30 * day,
  price_half: 182 * day,
  price_year: 365 * day,
};

export interface FakeStripe {
  url: string;
  state: StripeState;
  /** Completes a checkout, as Stripe does after the user has paid. */
  completeCheckout(checkoutId: string): StripeSubscription;
  /** Holds back the next response until `release`; `made` resolves when it is ready to send. */
  holdNextResponse(): { made: Promise<void>; release(): void };
  /** Fails the next `times` requests (default 1) with this HTTP status. */
  failNextRequests(status: number, times?: number): void;
  close(): Promise<void>;
}

const createList = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });
const createMissingError = (id: string) => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such resource: '${id}'`,
    param: 'id',
  },
});

const createPeriod = (price: string, start: number) => ({
  start,
  end: start + (periodSeconds[price] ?? 30 * day),
});

const applyUpdate = (subscription: StripeSubscription, form: Form, now: number): void => {
  const itemId = getText(form, 'items', '0', 'id');
  const price = getText(form, 'items', '0', 'price');
  const item = subscription.items.find(({ id }) => id === itemId);
  // Without the item id a second item is added, as in Stripe.
  if (price && !item)
    subscription.items.push({
      id: `si_${subscription.items.length + 1}`,
      price,
      ...createPeriod(price, now),
    });
  if (price && item)
    Object.assign(item, { price }, subscription.status === 'trialing' ? {} : createPeriod(price, now));
  const atEnd = getText(form, 'cancel_at_period_end');
  if (atEnd !== undefined) subscription.cancelAtPeriodEnd = atEnd === 'true';
  if (getText(form, 'cancel_at') === '') subscription.cancelAt = null;
};

const registerCheckout = (app: FastifyInstance, state: StripeState, createId: (kind: string) => string) => {
  app.get('/v1/prices', () => createList(prices.map(({ id }) => createPriceObject(id))));
  app.post<{ Body: Form }>('/v1/customers', ({ body }) => {
    const customer = { id: createId('cus'), email: getText(body, 'email') ?? '' };
    state.customers.set(customer.id, customer);
    return { object: 'customer', ...customer };
  });
  app.post<{ Body: Form }>('/v1/checkout/sessions', (request) => {
    const { body } = request;
    const id = createId('cs_test');
    state.checkouts.set(id, {
      id,
      customer: getText(body, 'customer') ?? '',
      price: getText(body, 'line_items', '0', 'price') ?? '',
      trialDays: Number(getText(body, 'subscription_data', 'trial_period_days') ?? 0),
      reference: getText(body, 'client_reference_id') ?? '',
      successUrl: getText(body, 'success_url') ?? '',
      cancelUrl: getText(body, 'cancel_url') ?? '',
    });
    return { object: 'checkout.session', id, url: buildCheckoutUrl(request, id), status: 'open' };
  });
  app.post<{ Body: Form }>('/v1/billing_portal/sessions', (request) => {
    const [customer, back] = ['customer', 'return_url'].map((name) => getText(request.body, name) ?? '');
    const url = buildPortalUrl(request, customer, back);
    return { object: 'billing_portal.session', id: createId('bps'), url };
  });
};

const registerSubscriptions = (app: FastifyInstance, state: StripeState, getSeconds: () => number) => {
  const path = '/v1/subscriptions/:id';
  app.get<{ Querystring: { customer?: string } }>('/v1/subscriptions', ({ query }) =>
    createList(
      [...state.subscriptions.values()]
        .filter(({ customer }) => customer === query.customer)
        .map(createSubscriptionObject),
    ),
  );
  app.get<{ Params: { id: string } }>(path, ({ params }, reply) => {
    const found = state.subscriptions.get(params.id);
    return found ? createSubscriptionObject(found) : reply.code(404).send(createMissingError(params.id));
  });
  app.post<{ Params: { id: string }; Body: Form }>(path, ({ params, body }, reply) => {
    const found = state.subscriptions.get(params.id);
    if (!found) return reply.code(404).send(createMissingError(params.id));
    applyUpdate(found, body, getSeconds());
    return createSubscriptionObject(found);
  });
  app.delete<{ Params: { id: string } }>(path, ({ params }, reply) => {
    const found = state.subscriptions.get(params.id);
    if (!found) return reply.code(404).send(createMissingError(params.id));
    found.status = 'canceled';
    return createSubscriptionObject(found);
  });
  app.post<{ Body: Form }>('/v1/invoices/create_preview', ({ body }) => {
    const price = getText(body, 'subscription_details', 'items', '0', 'price') ?? '';
    const { end } = createPeriod(price, getSeconds());
    return {
      object: 'invoice',
      amount_due: createPriceObject(price).unit_amount - 5_000,
      lines: createList([{ period: { end } }]),
    };
  });
  app.get('/v1/invoices', () => createList([]));
};

/** Fake Stripe API with customers, checkouts, the billing portal and subscriptions, kept in memory. */
export const startFakeStripe = async (now: () => Date, port = 0): Promise<FakeStripe> => {
  const app = Fastify();
  const state = createState();
  let pendingFailures = { status: 0, times: 0 };
  let pendingHold: ((payload: unknown) => Promise<unknown>) | null = null;
  let count = 0;
  const createId = (kind: string) => `${kind}_${(count += 1)}`;
  const getSeconds = () => Math.floor(now().getTime() / 1000);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body as string)),
  );
  app.addHook('onRequest', async (request, reply) => {
    state.calls.push(
      `${request.method} ${request.url.split('?')[0] ?? ''} ${String(request.headers['idempotency-key'] ?? '')}`,
    );
    if (pendingFailures.times <= 0) return;
    pendingFailures.times -= 1;
    await reply
      .code(pendingFailures.status)
      .send({ error: { type: 'api_error', message: 'Injected Stripe error.' } });
  });
  app.addHook('onSend', (_request, _reply, payload) => {
    const hold = pendingHold;
    pendingHold = null;
    return hold ? hold(payload) : Promise.resolve(payload);
  });
  registerCheckout(app, state, createId);
  registerSubscriptions(app, state, getSeconds);
  registerHostedPages(app, state, (id) => completeCheckout(id));
  const completeCheckout = (checkoutId: string): StripeSubscription => {
    const { customer, price, trialDays } = state.checkouts.get(checkoutId)!;
    const start = getSeconds();
    const trialEnd = trialDays > 0 ? start + trialDays * day : null;
    const item = {
      id: createId('si'),
      price,
      ...createPeriod(price, start),
      ...(trialEnd && { end: trialEnd }),
    };
    const status = trialEnd ? 'trialing' : 'active';
    const subscription = {
      id: createId('sub'),
      customer,
      status,
      created: start,
      trialEnd,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      items: [item],
    };
    state.subscriptions.set(subscription.id, subscription);
    return subscription;
  };
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    state,
    completeCheckout,
    holdNextResponse: () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((done) => (release = done));
      const made = new Promise<void>((done) => {
        pendingHold = async (payload) => {
          done();
          await released;
          return payload;
        };
      });
      return { made, release };
    },
    failNextRequests: (status, times = 1) => void (pendingFailures = { status, times }),
    close: () => app.close(),
  };
};
