import { defineEndpoint, type Endpoint } from '../http.ts';
import type { passkeysSchemas } from './passkeys.schemas.ts';

export const listPasskeys: Endpoint<typeof passkeysSchemas.listPasskeys> = defineEndpoint({
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/auth/passkeys',
  documented: false,
});

export const startPasskey: Endpoint<typeof passkeysSchemas.startPasskey> = defineEndpoint({
  id: 'startPasskey',
  method: 'POST',
  path: '/api/auth/passkeys/options',
  verified: true,
  documented: false,
});

export const addPasskey: Endpoint<typeof passkeysSchemas.addPasskey> = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/auth/passkeys',
  verified: true,
  documented: false,
});

export const renamePasskey: Endpoint<typeof passkeysSchemas.renamePasskey> = defineEndpoint({
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  documented: false,
});

export const removePasskey: Endpoint<typeof passkeysSchemas.removePasskey> = defineEndpoint({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  documented: false,
});
