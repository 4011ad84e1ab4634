import { defineEndpoint, type Endpoint } from '../http.ts';
import type { connectionsSchemas } from './connections.schemas.ts';

export const listConnections: Endpoint<typeof connectionsSchemas.listConnections> = defineEndpoint({
  id: 'listConnections',
  method: 'GET',
  path: '/api/auth/connections',
  documented: false,
});

export const publishTestDraft: Endpoint<typeof connectionsSchemas.publishTestDraft> = defineEndpoint({
  id: 'publishTestDraft',
  method: 'POST',
  path: '/api/auth/connections/:platform/test-draft',
  verified: true,
  access: 'plan',
  documented: false,
});

export const setConnectionMode: Endpoint<typeof connectionsSchemas.setConnectionMode> = defineEndpoint({
  id: 'setConnectionMode',
  method: 'PUT',
  path: '/api/auth/connections/:platform/mode',
  access: 'plan',
  documented: false,
});
