import * as z from '@rankwright/contracts/zod';
import { ok, okWithMessage, defineSchemas } from '../http.schemas.ts';
import { email, name, timeZone } from './fields.schemas.ts';

export const signInReply = ok.extend({ token: z.string(), message: z.string() });

/** By endpoint. */
export const signInSchemas = {
  registerAccount: defineSchemas({
    summary: 'Create an account and sign in.',
    body: z.object({
      email,
      password: z.string().min(6, 'Password must be at least 6 characters long').max(200),
      displayName: name.min(1, 'Enter your name.'),
      role: z.literal('user').default('user'),
      timeZone: timeZone.optional(),
    }),
    reply: signInReply,
    example: {
      body: {
        email: 'ada@example.com',
        password: 'correct horse',
        displayName: 'Ada Lovelace',
        role: 'user',
        timeZone: 'Europe/London',
      },
    },
  }),
  logIn: defineSchemas({
    summary:
      'Sign in with e-mail and password. With two-factor authentication: 409 SECOND_FACTOR_REQUIRED, `details.challenge` goes to /api/auth/login/code.',
    body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
    reply: signInReply,
    example: { body: { email: 'ada@example.com', password: 'correct horse' } },
  }),
  signInWithGoogle: defineSchemas({
    summary:
      'Sign in or sign up with a Google ID token. The token identifies the user; the other fields only fill a new profile.',
    body: z.object({
      idToken: z.string().min(1).max(8_000),
      displayName: name.nullish(),
      email: z.string().max(254).nullish(),
      photoURL: z.string().max(2_000).nullish(),
      timeZone: timeZone.optional(),
    }),
    reply: ok.extend({ token: z.string() }),
    example: { body: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl', email: 'ada@example.com' } },
  }),
  getIdentityConfig: defineSchemas({
    summary:
      'Which sign-in with an identity provider the browser offers: Google, or the local provider in development, and OpenID Connect.',
    reply: ok.extend({
      provider: z.enum(['google', 'local', 'none']),
      clientId: z.string().nullable(),
      /** URL of the local provider's popup page. */
      url: z.string().nullable(),
      /** The deployment's own OpenID Connect provider, with its name for people. */
      oidc: z.object({ label: z.string() }).nullable().default(null),
    }),
  }),
  updatePassword: defineSchemas({
    summary: 'Change the password; ends every other session.',
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
    reply: okWithMessage.extend({ token: z.string() }),
    example: { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } },
  }),
};
