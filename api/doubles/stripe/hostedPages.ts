import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textAt, type Form } from './form.ts';
import type { StripeState, StripeSubscription } from './stripeState.ts';

const here = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
export const checkoutAddress = (request: FastifyRequest, id: string): string =>
  `${here(request)}/checkout/${id}`;
export const portalAddress = (request: FastifyRequest, customer = '', back = ''): string =>
  `${here(request)}/portal/${customer}?back=${encodeURIComponent(back)}`;

const page = (title: string, buttons: readonly string[]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><form method="post">${buttons
    .map((name) => `<button name="action" value="${name}">${name}</button>`)
    .join('')}</form></main></html>`;

/** The portal cancels by a date, as Stripe's does since flexible billing. */
const leave = (subscription: StripeSubscription): void => {
  subscription.cancelAt = subscription.items[0]?.end ?? null;
};

/** The pages that Stripe hosts, as small as a person in a browser needs them, and a look at what it knows. */
export const registerHostedPages = (
  app: FastifyInstance,
  state: StripeState,
  pay: (checkoutId: string) => StripeSubscription,
): void => {
  const ofCustomer = (id: string) =>
    [...state.subscriptions.values()].filter(({ customer }) => customer === id);
  app.get('/checkout/:id', (_request, reply) =>
    reply.type('text/html').send(page('Checkout', ['Pay', 'Back'])),
  );
  app.post<{ Params: { id: string }; Body: Form }>('/checkout/:id', ({ params, body }, reply) => {
    const checkout = state.checkouts.get(params.id);
    if (!checkout) return reply.code(404).send();
    const paid = textAt(body, 'action') === 'Pay';
    if (paid) pay(params.id);
    return reply.redirect(paid ? checkout.successUrl : checkout.cancelUrl, 303);
  });
  app.get('/portal/:customer', (_request, reply) =>
    reply.type('text/html').send(page('Billing portal', ['Cancel plan', 'Return'])),
  );
  app.post<{ Params: { customer: string }; Querystring: { back: string }; Body: Form }>(
    '/portal/:customer',
    ({ params, query, body }, reply) => {
      if (textAt(body, 'action') === 'Cancel plan') ofCustomer(params.customer).forEach(leave);
      return reply.redirect(query.back, 303);
    },
  );
  app.get<{ Querystring: { email: string } }>('/__double/subscriptions', ({ query }) =>
    [...state.customers.values()]
      .filter(({ email }) => email === query.email)
      .flatMap(({ id }) => ofCustomer(id)),
  );
  app.patch<{ Params: { id: string }; Body: Partial<StripeSubscription> }>(
    '/__double/subscriptions/:id',
    ({ params, body }) => Object.assign(state.subscriptions.get(params.id) ?? {}, body),
  );
};
