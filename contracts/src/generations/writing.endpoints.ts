import { defineEndpoint, type Endpoint } from '../http.ts';
import type { writingSchemas } from './writing.schemas.ts';

export const rewriteSelection: Endpoint<typeof writingSchemas.rewriteSelection> = defineEndpoint({
  id: 'rewriteSelection',
  method: 'POST',
  path: '/api/auth/articles/:id/rewrite-selection',
  access: 'plan',
  documented: false,
});
