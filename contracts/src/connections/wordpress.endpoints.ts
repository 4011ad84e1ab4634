import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { wordpressSchemas } from './wordpress.schemas.ts';

export const discoverWordpress: Endpoint<typeof wordpressSchemas.discoverWordpress> = defineEndpoint({
  id: 'discoverWordpress',
  method: 'POST',
  path: '/api/wordpress/discover',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
});

export const testWordpress: Endpoint<typeof wordpressSchemas.testWordpress> = defineEndpoint({
  id: 'testWordpress',
  method: 'POST',
  path: '/api/wordpress/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
});

export const getWordpress: Endpoint<typeof wordpressSchemas.getWordpress> = defineEndpoint({
  id: 'getWordpress',
  method: 'GET',
  path: '/api/wordpress/config',
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
});

export const saveWordpress: Endpoint<typeof wordpressSchemas.saveWordpress> = defineEndpoint({
  id: 'saveWordpress',
  method: 'POST',
  path: '/api/wordpress/config',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
});

export const updateWordpress: Endpoint<typeof wordpressSchemas.updateWordpress> = defineEndpoint({
  id: 'updateWordpress',
  method: 'PUT',
  path: '/api/wordpress/config',
  verified: true,
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
});

export const clearWordpress: Endpoint<typeof wordpressSchemas.clearWordpress> = defineEndpoint({
  id: 'clearWordpress',
  method: 'DELETE',
  path: '/api/wordpress/config',
  missingTokenText: missingTokenTexts.wordpress,
  documented: false,
});
