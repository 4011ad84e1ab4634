import { defineEndpoint, type Endpoint } from '../http.ts';
import type { passkeyLoginSchemas } from './passkeyLogin.schemas.ts';

export const createPasskeyLogin: Endpoint<typeof passkeyLoginSchemas.createPasskeyLogin> = defineEndpoint({
  id: 'createPasskeyLogin',
  method: 'POST',
  path: '/api/auth/login/passkey/options',
  access: 'none',
  documented: false,
});

export const logInWithPasskey: Endpoint<typeof passkeyLoginSchemas.logInWithPasskey> = defineEndpoint({
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/api/auth/login/passkey',
  access: 'none',
  documented: false,
});
