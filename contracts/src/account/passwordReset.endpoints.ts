import { defineEndpoint, type Endpoint } from '../http.ts';
import type { passwordResetSchemas } from './passwordReset.schemas.ts';

export const sendPasswordReset: Endpoint<typeof passwordResetSchemas.sendPasswordReset> = defineEndpoint({
  id: 'sendPasswordReset',
  method: 'POST',
  path: '/api/auth/password-reset',
  access: 'none',
  documented: false,
});

export const resetPassword: Endpoint<typeof passwordResetSchemas.resetPassword> = defineEndpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  access: 'none',
  documented: false,
});
