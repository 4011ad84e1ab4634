import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { webflowSchemas } from './webflow.schemas.ts';

export const getWebflow: Endpoint<typeof webflowSchemas.getWebflow> = defineEndpoint({
  id: 'getWebflow',
  method: 'GET',
  path: '/api/webflow/config',
  missingTokenText: missingTokenTexts.webflow,
});

export const saveWebflow: Endpoint<typeof webflowSchemas.saveWebflow> = defineEndpoint({
  id: 'saveWebflow',
  method: 'POST',
  path: '/api/webflow/config',
  verified: true,
  missingTokenText: missingTokenTexts.webflow,
});

export const clearWebflow: Endpoint<typeof webflowSchemas.clearWebflow> = defineEndpoint({
  id: 'clearWebflow',
  method: 'DELETE',
  path: '/api/webflow/config',
  missingTokenText: missingTokenTexts.webflow,
});

export const testWebflow: Endpoint<typeof webflowSchemas.testWebflow> = defineEndpoint({
  id: 'testWebflow',
  method: 'POST',
  path: '/api/webflow/test',
  verified: true,
  missingTokenText: missingTokenTexts.webflow,
});
