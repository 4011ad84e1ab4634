import formbody from '@fastify/formbody';
import { z } from 'zod';
import { validate } from '../../http/validate.ts';
import { sendPage } from '../../pages/page.ts';
import { closeTestCheckout, completeTestCheckout, findTestCheckout } from '../../payments/testCheckout.ts';
import type { Register } from '../register.ts';
import { renderCheckoutPage, renderExpiredPage } from './testCheckout.page.ts';

const path = '/api/test-checkout/:session';
const params = z.object({ session: z.string().max(200) });
const choice = z.object({ action: z.enum(['pay', 'decline', 'cancel']) });

/** The built-in test checkout. Not registered when a payment provider is configured. */
export const registerTestCheckout: Register = (app, deps) => {
  const { db, clock, ids, payments } = deps;
  if (payments.source !== 'test') return;
  void app.register(async (pages) => {
    await pages.register(formbody);
    pages.get(path, async (request, reply) => {
      const session = await findTestCheckout(db, validate(params, request.params).session, clock.now());
      return sendPage(reply, session ? renderCheckoutPage(session, false) : renderExpiredPage());
    });
    pages.post(path, async (request, reply) => {
      const session = await findTestCheckout(db, validate(params, request.params).session, clock.now());
      const { action } = validate(choice, request.body);
      if (!session) return sendPage(reply, renderExpiredPage());
      if (action === 'decline') return sendPage(reply, renderCheckoutPage(session, true));
      if (action === 'pay') await completeTestCheckout(db, session, clock.now(), ids);
      else await closeTestCheckout(db, session.id, 'canceled');
      return reply.redirect(action === 'pay' ? session.successUrl : session.cancelUrl, 303);
    });
  });
};
