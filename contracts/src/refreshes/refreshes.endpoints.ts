import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import type { refreshesSchemas } from './refreshes.schemas.ts';

export const createRefreshProposal: Endpoint<typeof refreshesSchemas.createRefreshProposal> = defineEndpoint({
  id: 'createRefreshProposal',
  method: 'POST',
  path: '/api/auth/articles/:id/refreshes',
  access: 'plan',
  stores: true,
  documented: false,
});

export const listRefreshes: Endpoint<typeof refreshesSchemas.listRefreshes> = defineEndpoint({
  id: 'listRefreshes',
  method: 'GET',
  path: '/api/auth/refreshes',
  documented: false,
});

export const getRefresh: Endpoint<typeof refreshesSchemas.getRefresh> = defineEndpoint({
  id: 'getRefresh',
  method: 'GET',
  path: '/api/auth/refreshes/:id',
  documented: false,
});

export const readLiveText: Endpoint<typeof refreshesSchemas.readLiveText> = defineEndpoint({
  id: 'readLiveText',
  method: 'POST',
  path: '/api/auth/refreshes/:id/live',
  access: 'plan',
  stores: true,
  documented: false,
});

export const updateRefreshProposal: Endpoint<typeof refreshesSchemas.updateRefreshProposal> = defineEndpoint({
  id: 'updateRefreshProposal',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/refreshes/:id',
  stores: true,
  documented: false,
});

export const approveRefresh: Endpoint<typeof refreshesSchemas.approveRefresh> = defineEndpoint({
  id: 'approveRefresh',
  method: 'POST',
  path: '/api/auth/refreshes/:id/approve',
  access: 'plan',
  verified: true,
  stores: true,
  documented: false,
});

export const discardRefresh: Endpoint<typeof refreshesSchemas.discardRefresh> = defineEndpoint({
  id: 'discardRefresh',
  method: 'DELETE',
  path: '/api/auth/refreshes/:id',
  documented: false,
});
