import Fastify, { type FastifyInstance } from 'fastify';
import { checkoutAddress, portalAddress, registerHostedPages } from './hostedPages.ts';
import { parseForm, textAt, type Form } from './form.ts';
import {
  emptyState,
  priceObject,
  prices,
  subscriptionObject,
  type StripeState,
  type StripeSubscription,
} from './stripeState.ts';

const day = 86_400;
const lengths: Record<string, number> = {
  price_month: 30 * day,
  price_half: 182 * day,
  price_year: 365 * day,
};

export interface StripeDouble {
  url: string;
  state: StripeState;
  /** The person pays: what Stripe does after its own checkout page. */
  pay(checkoutId: string): StripeSubscription;
  /** The next answer is made at once and arrives when told. */
  holdNext(): { made: Promise<void>; release(): void };
  /** The next calls fail with this status. */
  failNext(status: number, times?: number): void;
  close(): Promise<void>;
}

const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/' });
const missing = (id: string) => ({
  error: {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such resource: '${id}'`,
    param: 'id',
  },
});

const period = (price: string, start: number) => ({ start, end: start + (lengths[price] ?? 30 * day) });

const applyUpdate = (subscription: StripeSubscription, form: Form, now: number): void => {
  const itemId = textAt(form, 'items', '0', 'id');
  const price = textAt(form, 'items', '0', 'price');
  const item = subscription.items.find(({ id }) => id === itemId);
  // Leaving the item's id out adds a second item, as Stripe does.
  if (price && !item)
    subscription.items.push({ id: `si_${subscription.items.length + 1}`, price, ...period(price, now) });
  if (price && item)
    Object.assign(item, { price }, subscription.status === 'trialing' ? {} : period(price, now));
  const atEnd = textAt(form, 'cancel_at_period_end');
  if (atEnd !== undefined) subscription.cancelAtPeriodEnd = atEnd === 'true';
  if (textAt(form, 'cancel_at') === '') subscription.cancelAt = null;
};

const registerCheckout = (app: FastifyInstance, state: StripeState, next: (kind: string) => string) => {
  app.get('/v1/prices', () => list(prices.map(({ id }) => priceObject(id))));
  app.post<{ Body: Form }>('/v1/customers', ({ body }) => {
    const customer = { id: next('cus'), email: textAt(body, 'email') ?? '' };
    state.customers.set(customer.id, customer);
    return { object: 'customer', ...customer };
  });
  app.post<{ Body: Form }>('/v1/checkout/sessions', (request) => {
    const { body } = request;
    const id = next('cs_test');
    state.checkouts.set(id, {
      id,
      customer: textAt(body, 'customer') ?? '',
      price: textAt(body, 'line_items', '0', 'price') ?? '',
      trialDays: Number(textAt(body, 'subscription_data', 'trial_period_days') ?? 0),
      reference: textAt(body, 'client_reference_id') ?? '',
      successUrl: textAt(body, 'success_url') ?? '',
      cancelUrl: textAt(body, 'cancel_url') ?? '',
    });
    return { object: 'checkout.session', id, url: checkoutAddress(request, id), status: 'open' };
  });
  app.post<{ Body: Form }>('/v1/billing_portal/sessions', (request) => {
    const [customer, back] = ['customer', 'return_url'].map((name) => textAt(request.body, name) ?? '');
    const url = portalAddress(request, customer, back);
    return { object: 'billing_portal.session', id: next('bps'), url };
  });
};

const registerSubscriptions = (app: FastifyInstance, state: StripeState, seconds: () => number) => {
  const path = '/v1/subscriptions/:id';
  app.get<{ Querystring: { customer?: string } }>('/v1/subscriptions', ({ query }) =>
    list(
      [...state.subscriptions.values()]
        .filter(({ customer }) => customer === query.customer)
        .map(subscriptionObject),
    ),
  );
  app.get<{ Params: { id: string } }>(path, ({ params }, reply) => {
    const found = state.subscriptions.get(params.id);
    return found ? subscriptionObject(found) : reply.code(404).send(missing(params.id));
  });
  app.post<{ Params: { id: string }; Body: Form }>(path, ({ params, body }, reply) => {
    const found = state.subscriptions.get(params.id);
    if (!found) return reply.code(404).send(missing(params.id));
    applyUpdate(found, body, seconds());
    return subscriptionObject(found);
  });
  app.delete<{ Params: { id: string } }>(path, ({ params }, reply) => {
    const found = state.subscriptions.get(params.id);
    if (!found) return reply.code(404).send(missing(params.id));
    found.status = 'canceled';
    return subscriptionObject(found);
  });
  app.post<{ Body: Form }>('/v1/invoices/create_preview', ({ body }) => {
    const price = textAt(body, 'subscription_details', 'items', '0', 'price') ?? '';
    const { end } = period(price, seconds());
    return {
      object: 'invoice',
      amount_due: priceObject(price).unit_amount - 5_000,
      lines: list([{ period: { end } }]),
    };
  });
  app.get('/v1/invoices', () => list([]));
};

/** A small, stateful Stripe: nested forms, its error shape, items with periods. */
export const startStripeDouble = async (now: () => Date, port = 0): Promise<StripeDouble> => {
  const app = Fastify();
  const state = emptyState();
  let failing = { status: 0, times: 0 };
  let holding: ((payload: unknown) => Promise<unknown>) | null = null;
  let count = 0;
  const next = (kind: string) => `${kind}_${(count += 1)}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body as string)),
  );
  app.addHook('onRequest', async (request, reply) => {
    state.calls.push(
      `${request.method} ${request.url.split('?')[0] ?? ''} ${String(request.headers['idempotency-key'] ?? '')}`,
    );
    if (failing.times <= 0) return;
    failing.times -= 1;
    await reply
      .code(failing.status)
      .send({ error: { type: 'api_error', message: 'Stripe is having a bad moment.' } });
  });
  app.addHook('onSend', (_request, _reply, payload) => {
    const hold = holding;
    holding = null;
    return hold ? hold(payload) : Promise.resolve(payload);
  });
  registerCheckout(app, state, next);
  registerSubscriptions(app, state, seconds);
  registerHostedPages(app, state, (id) => pay(id));
  const pay = (checkoutId: string): StripeSubscription => {
    const { customer, price, trialDays } = state.checkouts.get(checkoutId)!;
    const start = seconds();
    const trialEnd = trialDays > 0 ? start + trialDays * day : null;
    const item = { id: next('si'), price, ...period(price, start), ...(trialEnd && { end: trialEnd }) };
    const status = trialEnd ? 'trialing' : 'active';
    const subscription = {
      id: next('sub'),
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
    pay,
    holdNext: () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((done) => (release = done));
      const made = new Promise<void>((done) => {
        holding = async (payload) => {
          done();
          await released;
          return payload;
        };
      });
      return { made, release };
    },
    failNext: (status, times = 1) => void (failing = { status, times }),
    close: () => app.close(),
  };
};
