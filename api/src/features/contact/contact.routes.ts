import { sendContactMessage, subscribeToNewsletter } from '@rankwright/contracts/contact';
import { contactMessages, newsletterSubscribers } from '../../database/schema/site.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';

export const registerContact: Register = (app, { db, clock }) => {
  route(app, sendContactMessage, async ({ body }) => {
    await db.insert(contactMessages).values({ ...body, company: body.company ?? '', createdAt: clock.now() });
    return { ...ok, message: 'Message Submitted Successfully!' };
  });
  route(app, subscribeToNewsletter, async ({ body }) => {
    await db
      .insert(newsletterSubscribers)
      .values({ email: body.email, createdAt: clock.now() })
      .onConflictDoNothing();
    return { ...ok, message: 'You are subscribed.' };
  });
};
