import { defineEndpoint, type Endpoint } from '../http.ts';
import type { twoFactorSchemas } from './twoFactor.schemas.ts';

export const getTwoFactor: Endpoint<typeof twoFactorSchemas.getTwoFactor> = defineEndpoint({
  id: 'getTwoFactor',
  method: 'GET',
  path: '/api/auth/two-factor',
  documented: false,
});

export const setUpTwoFactor: Endpoint<typeof twoFactorSchemas.setUpTwoFactor> = defineEndpoint({
  id: 'setUpTwoFactor',
  method: 'POST',
  path: '/api/auth/two-factor/setup',
  verified: true,
  documented: false,
});

export const enableTwoFactor: Endpoint<typeof twoFactorSchemas.enableTwoFactor> = defineEndpoint({
  id: 'enableTwoFactor',
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  verified: true,
  documented: false,
});

export const createRecoveryCodes: Endpoint<typeof twoFactorSchemas.createRecoveryCodes> = defineEndpoint({
  id: 'createRecoveryCodes',
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  documented: false,
});

export const disableTwoFactor: Endpoint<typeof twoFactorSchemas.disableTwoFactor> = defineEndpoint({
  id: 'disableTwoFactor',
  method: 'DELETE',
  path: '/api/auth/two-factor',
  documented: false,
});
