import { defineEndpoint, type Endpoint } from '../http.ts';
import type { versionsSchemas } from './versions.schemas.ts';

export const listArticleVersions: Endpoint<typeof versionsSchemas.listArticleVersions> = defineEndpoint({
  id: 'listArticleVersions',
  method: 'GET',
  path: '/api/auth/articles/:id/versions',
  documented: false,
});

export const restoreArticleVersion: Endpoint<typeof versionsSchemas.restoreArticleVersion> = defineEndpoint({
  id: 'restoreArticleVersion',
  method: 'POST',
  stores: true,
  path: '/api/auth/articles/:id/versions/:version/restore',
  documented: false,
});
