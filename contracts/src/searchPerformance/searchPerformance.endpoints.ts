import { defineEndpoint, type Endpoint } from '../http.ts';
import type { searchPerformanceSchemas } from './searchPerformance.schemas.ts';

export const getSearchPerformance: Endpoint<typeof searchPerformanceSchemas.getSearchPerformance> =
  defineEndpoint({
    id: 'getSearchPerformance',
    method: 'GET',
    path: '/api/auth/search-console/performance',
    access: 'plan',
    documented: false,
  });

export const getArticlePerformance: Endpoint<typeof searchPerformanceSchemas.getArticlePerformance> =
  defineEndpoint({
    id: 'getArticlePerformance',
    method: 'GET',
    path: '/api/auth/articles/:id/performance',
    access: 'plan',
    documented: false,
  });
