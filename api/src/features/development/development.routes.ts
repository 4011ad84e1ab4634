import { emailPattern } from '@rankwright/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../http/AppError.ts';
import { validate } from '../../http/validate.ts';
import { sendPage } from '../../pages/page.ts';
import type { Register } from '../register.ts';
import { renderIdentityPage } from './identity.page.ts';
import { renderOutboxPage } from './outbox.page.ts';

const identityInput = z.object({
  email: z.string().trim().max(254).regex(emailPattern, 'Please enter a valid email address.'),
  name: z.string().trim().max(120).default(''),
});
const prefixes = ['/dev', '/api/dev'];

const registerIdentity: Register = (app, { identity }) => {
  const { local } = identity;
  if (!local) return;
  for (const prefix of prefixes) {
    app.get(`${prefix}/identity`, (_request, reply) => sendPage(reply, renderIdentityPage()));
    app.post(`${prefix}/identity/token`, async (request) => {
      const { email, name } = validate(identityInput, request.body);
      return {
        success: true,
        identity: { idToken: await local.signIdToken({ email, name }), email, displayName: name },
      };
    });
  }
};

/** Local replacements for Google sign-in and email. Not registered in production. */
export const registerDevelopment: Register = (app, deps) => {
  if (deps.env.NODE_ENV === 'production') return;
  registerIdentity(app, deps);
  for (const prefix of prefixes) {
    app.get(`${prefix}/outbox`, async (_request, reply) => {
      const messages = await deps.mail.outbox();
      if (!messages) throw new AppError('NOT_FOUND');
      return sendPage(reply, renderOutboxPage(messages));
    });
  }
};
