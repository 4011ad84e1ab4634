import { defineEndpoint, type Endpoint } from '../http.ts';
import type { resultsSchemas } from './results.schemas.ts';

export const getMonthlyResults: Endpoint<typeof resultsSchemas.getMonthlyResults> = defineEndpoint({
  id: 'getMonthlyResults',
  method: 'GET',
  path: '/api/auth/search-console/months',
  access: 'plan',
  documented: false,
});

export const listPageResults: Endpoint<typeof resultsSchemas.listPageResults> = defineEndpoint({
  id: 'listPageResults',
  method: 'GET',
  path: '/api/auth/search-console/pages',
  access: 'plan',
  documented: false,
});
