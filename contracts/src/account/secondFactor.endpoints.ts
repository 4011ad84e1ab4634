import { defineEndpoint, type Endpoint } from '../http.ts';
import type { secondFactorSchemas } from './secondFactor.schemas.ts';

/** Separate from `signIn.ts`: the log-in page loads it only for an account that has a second factor. */
export const submitLoginCode: Endpoint<typeof secondFactorSchemas.submitLoginCode> = defineEndpoint({
  id: 'submitLoginCode',
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'none',
  documented: false,
});
