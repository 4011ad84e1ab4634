import { defineEndpoint, type Endpoint } from '../http.ts';
import type { analyticsSchemas } from './analytics.schemas.ts';

export const getAnalyticsDashboard: Endpoint<typeof analyticsSchemas.getAnalyticsDashboard> = defineEndpoint({
  id: 'getAnalyticsDashboard',
  method: 'GET',
  path: '/api/auth/analytics/dashboard',
});
