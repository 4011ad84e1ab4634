import { defineEndpoint, type Endpoint } from '../http.ts';
import type { searchConnectionSchemas } from './searchConnection.schemas.ts';

export const getSearchConnection: Endpoint<typeof searchConnectionSchemas.getSearchConnection> =
  defineEndpoint({
    id: 'getSearchConnection',
    method: 'GET',
    path: '/api/auth/search-console',
    documented: false,
  });

export const authorizeSearchConsole: Endpoint<typeof searchConnectionSchemas.authorizeSearchConsole> =
  defineEndpoint({
    id: 'authorizeSearchConsole',
    method: 'POST',
    path: '/api/auth/search-console/authorize',
    access: 'plan',
    verified: true,
    documented: false,
  });

export const completeSearchConsole: Endpoint<typeof searchConnectionSchemas.completeSearchConsole> =
  defineEndpoint({
    id: 'completeSearchConsole',
    method: 'POST',
    path: '/api/auth/search-console/complete',
    access: 'plan',
    verified: true,
    documented: false,
  });

export const listSearchProperties: Endpoint<typeof searchConnectionSchemas.listSearchProperties> =
  defineEndpoint({
    id: 'listSearchProperties',
    method: 'GET',
    path: '/api/auth/search-console/properties',
    documented: false,
  });

export const selectSearchProperty: Endpoint<typeof searchConnectionSchemas.selectSearchProperty> =
  defineEndpoint({
    id: 'selectSearchProperty',
    method: 'PUT',
    path: '/api/auth/search-console/property',
    access: 'plan',
    stores: true,
    documented: false,
  });

export const startSearchSync: Endpoint<typeof searchConnectionSchemas.startSearchSync> = defineEndpoint({
  id: 'startSearchSync',
  method: 'POST',
  path: '/api/auth/search-console/sync',
  access: 'plan',
  stores: true,
  documented: false,
});

export const disconnectSearchConsole: Endpoint<typeof searchConnectionSchemas.disconnectSearchConsole> =
  defineEndpoint({
    id: 'disconnectSearchConsole',
    method: 'DELETE',
    path: '/api/auth/search-console',
    documented: false,
  });
