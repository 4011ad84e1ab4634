import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getText, type Form } from './form.ts';
import type { StripeState, StripeSubscription } from './stripeState.ts';

const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
export const buildCheckoutUrl = (request: FastifyRequest, id: string): string =>
  `${getOrigin(request)}/checkout/${id}`;
export const buildPortalUrl = (request: FastifyRequest, customer = '', returnUrl = ''): string =>
  `${getOrigin(request)}/portal/${customer}?back=${encodeURIComponent(returnUrl)}`;

const renderPage = (title: string, buttons: readonly string[]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><form method="post">${buttons
    .map((name) => `<button name="action" value="${name}">${name}</button>`)
    .join('')}</form></main></html>`;

/** Cancels by `cancel_at`, as Stripe's portal does since flexible billing. */
const cancelInPortal = (subscription: StripeSubscription): void => {
  subscription.cancelAt = subscription.items[0]?.end ?? null;
};

/** Registers minimal versions of the pages that Stripe hosts, and the control API for subscriptions. */
export const registerHostedPages = (
  app: FastifyInstance,
  state: StripeState,
  pay: (checkoutId: string) => StripeSubscription,
): void => {
  const listSubscriptions = (id: string) =>
    [...state.subscriptions.values()].filter(({ customer }) => customer === id);
  app.get('/checkout/:id', (_request, reply) =>
    reply.type('text/html').send(renderPage('Checkout', ['Pay', 'Back'])),
  );
  app.post<{ Params: { id: string }; Body: Form }>('/checkout/:id', ({ params, body }, reply) => {
    const checkout = state.checkouts.get(params.id);
    if (!checkout) return reply.code(404).send();
    const paid = getText(body, 'action') === 'Pay';
    if (paid) pay(params.id);
    return reply.redirect(paid ? checkout.successUrl : checkout.cancelUrl, 303);
  });
  app.get('/portal/:customer', (_request, reply) =>
    reply.type('text/html').send(renderPage('Billing portal', ['Cancel plan', 'Return'])),
  );
  app.post<{ Params: { customer: string }; Querystring: { back: string }; Body: Form }>(
    '/portal/:customer',
    ({ params, query, body }, reply) => {
      if (getText(body, 'action') === 'Cancel plan')
        listSubscriptions(params.customer).forEach(cancelInPortal);
      return reply.redirect(query.back, 303);
    },
  );
  app.get<{ Querystring: { email: string } }>('/__fake/subscriptions', ({ query }) =>
    [...state.customers.values()]
      .filter(({ email }) => email === query.email)
      .flatMap(({ id }) => listSubscriptions(id)),
  );
  app.patch<{ Params: { id: string }; Body: Partial<StripeSubscription> }>(
    '/__fake/subscriptions/:id',
    ({ params, body }) => Object.assign(state.subscriptions.get(params.id) ?? {}, body),
  );
};
