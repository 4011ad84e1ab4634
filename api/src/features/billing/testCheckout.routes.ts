import formbody from '@fastify/formbody';
import { z } from 'zod';
import { validate } from '../../http/validate.ts';
import { sendPage } from '../../pages/page.ts';
import { closeCheckout, completeCheckout, findCheckout } from '../../payments/testCheckout.ts';
import type { Register } from '../register.ts';
import { checkoutPage, expiredPage } from './testCheckout.page.ts';

const path = '/api/test-checkout/:session';
const params = z.object({ session: z.string().max(200) });
const choice = z.object({ action: z.enum(['pay', 'decline', 'cancel']) });

/** The built-in checkout's page; absent where a payment provider is configured. */
export const registerTestCheckout: Register = (app, deps) => {
  const { db, clock, ids, payments } = deps;
  if (payments.source !== 'test') return;
  void app.register(async (pages) => {
    await pages.register(formbody);
    pages.get(path, async (request, reply) => {
      const session = await findCheckout(db, validate(params, request.params).session, clock.now());
      return sendPage(reply, session ? checkoutPage(session, false) : expiredPage());
    });
    pages.post(path, async (request, reply) => {
      const session = await findCheckout(db, validate(params, request.params).session, clock.now());
      const { action } = validate(choice, request.body);
      if (!session) return sendPage(reply, expiredPage());
      if (action === 'decline') return sendPage(reply, checkoutPage(session, true));
      if (action === 'pay') await completeCheckout(db, session, clock.now(), ids);
      else await closeCheckout(db, session.id, 'canceled');
      return reply.redirect(action === 'pay' ? session.successUrl : session.cancelUrl, 303);
    });
  });
};
