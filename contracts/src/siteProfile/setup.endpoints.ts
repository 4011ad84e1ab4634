import { defineEndpoint, type Endpoint } from '../http.ts';
import type { setupSchemas } from './setup.schemas.ts';

export const getSetup: Endpoint<typeof setupSchemas.getSetup> = defineEndpoint({
  id: 'getSetup',
  method: 'GET',
  path: '/api/auth/setup',
  documented: false,
});

export const updateSetup: Endpoint<typeof setupSchemas.updateSetup> = defineEndpoint({
  id: 'updateSetup',
  method: 'PUT',
  path: '/api/auth/setup',
  documented: false,
});
