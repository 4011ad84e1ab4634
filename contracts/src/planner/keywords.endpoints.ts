import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { keywordsSchemas } from './keywords.schemas.ts';

export const listKeywords: Endpoint<typeof keywordsSchemas.listKeywords> = defineEndpoint({
  id: 'listKeywords',
  method: 'GET',
  path: '/api/auth/keywords',
  missingTokenText: createLogInText('see your keywords'),
});

export const createKeyword: Endpoint<typeof keywordsSchemas.createKeyword> = defineEndpoint({
  id: 'createKeyword',
  method: 'POST',
  path: '/api/auth/keywords',
  missingTokenText: createLogInText('add keywords'),
});

export const deleteKeyword: Endpoint<typeof keywordsSchemas.deleteKeyword> = defineEndpoint({
  id: 'deleteKeyword',
  method: 'DELETE',
  path: '/api/auth/keywords/:id',
  missingTokenText: createLogInText('delete keywords'),
});

export const restoreKeyword: Endpoint<typeof keywordsSchemas.restoreKeyword> = defineEndpoint({
  id: 'restoreKeyword',
  method: 'POST',
  path: '/api/auth/keywords/:id/restore',
  documented: false,
});

export const updateKeywords: Endpoint<typeof keywordsSchemas.updateKeywords> = defineEndpoint({
  id: 'updateKeywords',
  method: 'PATCH',
  path: '/api/auth/keywords',
  documented: false,
});

export const deleteKeywords: Endpoint<typeof keywordsSchemas.deleteKeywords> = defineEndpoint({
  id: 'deleteKeywords',
  method: 'POST',
  path: '/api/auth/keywords/delete',
  documented: false,
});

export const restoreKeywords: Endpoint<typeof keywordsSchemas.restoreKeywords> = defineEndpoint({
  id: 'restoreKeywords',
  method: 'POST',
  path: '/api/auth/keywords/restore',
  documented: false,
});

export const generateKeywords: Endpoint<typeof keywordsSchemas.generateKeywords> = defineEndpoint({
  id: 'generateKeywords',
  method: 'POST',
  path: '/api/auth/keywords/generate',
  access: 'plan',
  missingTokenText: createLogInText('generate keywords'),
});

export const importKeywords: Endpoint<typeof keywordsSchemas.importKeywords> = defineEndpoint({
  id: 'importKeywords',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/auth/keywords/import',
  documented: false,
});
