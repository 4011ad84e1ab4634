import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { signInSchemas } from './signIn.schemas.ts';

export const registerAccount: Endpoint<typeof signInSchemas.registerAccount> = defineEndpoint({
  id: 'registerAccount',
  method: 'POST',
  path: '/api/auth/register',
  access: 'none',
});

export const logIn: Endpoint<typeof signInSchemas.logIn> = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'none',
});

export const signInWithGoogle: Endpoint<typeof signInSchemas.signInWithGoogle> = defineEndpoint({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/auth/google',
  access: 'none',
});

export const getIdentityConfig: Endpoint<typeof signInSchemas.getIdentityConfig> = defineEndpoint({
  id: 'getIdentityConfig',
  method: 'GET',
  path: '/api/auth/identity',
  access: 'none',
  documented: false,
});

export const updatePassword: Endpoint<typeof signInSchemas.updatePassword> = defineEndpoint({
  id: 'updatePassword',
  method: 'POST',
  path: '/api/auth/users/update-password',
  missingTokenText: missingTokenTexts.password,
});
