import { defineEndpoint, type Endpoint } from '../http.ts';
import type { accountSchemas } from './account.schemas.ts';

export const exportAccount: Endpoint<typeof accountSchemas.exportAccount> = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/export',
  documented: false,
});

export const deleteAccount: Endpoint<typeof accountSchemas.deleteAccount> = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/account',
  documented: false,
});
