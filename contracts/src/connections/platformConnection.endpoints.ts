import { defineEndpoint, type Endpoint } from '../http.ts';
import type { platformConnectionSchemas } from './platformConnection.schemas.ts';

export const connectPlatform: Endpoint<typeof platformConnectionSchemas.connectPlatform> = defineEndpoint({
  id: 'connectPlatform',
  method: 'PUT',
  path: '/api/auth/connections/:platform',
  verified: true,
  access: 'plan',
  documented: false,
});

export const testConnection: Endpoint<typeof platformConnectionSchemas.testConnection> = defineEndpoint({
  id: 'testConnection',
  method: 'POST',
  path: '/api/auth/connections/:platform/test',
  verified: true,
  documented: false,
});

export const disconnectPlatform: Endpoint<typeof platformConnectionSchemas.disconnectPlatform> =
  defineEndpoint({
    id: 'disconnectPlatform',
    method: 'DELETE',
    path: '/api/auth/connections/:platform',
    documented: false,
  });
