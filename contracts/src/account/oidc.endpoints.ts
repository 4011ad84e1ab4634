import { defineEndpoint, type Endpoint } from '../http.ts';
import type { oidcSchemas } from './oidc.schemas.ts';

export const startOidcSignIn: Endpoint<typeof oidcSchemas.startOidcSignIn> = defineEndpoint({
  id: 'startOidcSignIn',
  method: 'POST',
  path: '/api/auth/oidc',
  access: 'none',
  documented: false,
});

export const signInWithOidc: Endpoint<typeof oidcSchemas.signInWithOidc> = defineEndpoint({
  id: 'signInWithOidc',
  method: 'POST',
  path: '/api/auth/oidc/callback',
  access: 'none',
  documented: false,
});
