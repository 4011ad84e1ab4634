import { defineEndpoint, type Endpoint } from '../http.ts';
import type { approvalSchemas } from './approval.schemas.ts';

export const approveArticle: Endpoint<typeof approvalSchemas.approveArticle> = defineEndpoint({
  id: 'approveArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/approve',
  access: 'plan',
  documented: false,
});

export const rejectArticle: Endpoint<typeof approvalSchemas.rejectArticle> = defineEndpoint({
  id: 'rejectArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/reject',
  access: 'plan',
  documented: false,
});
