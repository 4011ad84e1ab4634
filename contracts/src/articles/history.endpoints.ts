import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { historySchemas } from './history.schemas.ts';

export const getContentHistory: Endpoint<typeof historySchemas.getContentHistory> = defineEndpoint({
  id: 'getContentHistory',
  method: 'GET',
  path: '/api/auth/content-history',
  missingTokenText: createLogInText('see your content history'),
});
