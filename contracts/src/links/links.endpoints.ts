import { defineEndpoint, type Endpoint } from '../http.ts';
import type { linksSchemas } from './links.schemas.ts';

export const suggestLinks: Endpoint<typeof linksSchemas.suggestLinks> = defineEndpoint({
  id: 'suggestLinks',
  method: 'GET',
  path: '/api/auth/articles/:id/link-suggestions',
  documented: false,
});
