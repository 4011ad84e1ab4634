import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, ok, okWithMessage } from '../http.ts';
import { email, name, timeZone } from './fields.ts';

export const signInReply = ok.extend({ token: z.string(), message: z.string() });

export const registerAccount = defineEndpoint({
  id: 'registerAccount',
  method: 'POST',
  path: '/api/auth/register',
  access: 'none',
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
});

export const logIn = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'none',
  summary:
    'Sign in with e-mail and password. With two-factor authentication: 409 SECOND_FACTOR_REQUIRED, `details.challenge` goes to /api/auth/login/code.',
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
  reply: signInReply,
  example: { body: { email: 'ada@example.com', password: 'correct horse' } },
});

export const signInWithGoogle = defineEndpoint({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/auth/google',
  access: 'none',
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
});

export const getIdentityConfig = defineEndpoint({
  id: 'getIdentityConfig',
  method: 'GET',
  path: '/api/auth/identity',
  access: 'none',
  documented: false,
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
});

export const updatePassword = defineEndpoint({
  id: 'updatePassword',
  method: 'POST',
  path: '/api/auth/users/update-password',
  missingTokenText: missingTokenTexts.password,
  summary: 'Change the password; ends every other session.',
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
  reply: okWithMessage.extend({ token: z.string() }),
  example: { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } },
});
