import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { articlesSchemas } from './articles.schemas.ts';

export const createArticle: Endpoint<typeof articlesSchemas.createArticle> = defineEndpoint({
  id: 'createArticle',
  method: 'POST',
  maxBytes: bodyBytes.text,
  stores: true,
  path: '/api/auth/articles',
  missingTokenText: createLogInText('save articles'),
  documented: false,
});

export const updateArticle: Endpoint<typeof articlesSchemas.updateArticle> = defineEndpoint({
  id: 'updateArticle',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/articles/:id',
  missingTokenText: createLogInText('save articles'),
});

export const getArticle: Endpoint<typeof articlesSchemas.getArticle> = defineEndpoint({
  id: 'getArticle',
  method: 'GET',
  path: '/api/auth/articles/:id',
  documented: false,
});

export const deleteArticle: Endpoint<typeof articlesSchemas.deleteArticle> = defineEndpoint({
  id: 'deleteArticle',
  method: 'DELETE',
  path: '/api/auth/articles/:id',
  documented: false,
});

export const restoreArticle: Endpoint<typeof articlesSchemas.restoreArticle> = defineEndpoint({
  id: 'restoreArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/restore',
  documented: false,
});

export const duplicateArticle: Endpoint<typeof articlesSchemas.duplicateArticle> = defineEndpoint({
  id: 'duplicateArticle',
  method: 'POST',
  stores: true,
  path: '/api/auth/articles/:id/duplicate',
  documented: false,
});
