import { defineEndpoint, type Endpoint } from '../http.ts';
import type { archiveSchemas } from './archive.schemas.ts';

export const getArchiveImport: Endpoint<typeof archiveSchemas.getArchiveImport> = defineEndpoint({
  id: 'getArchiveImport',
  method: 'GET',
  path: '/api/auth/connections/:platform/import',
  documented: false,
});

export const startArchiveImport: Endpoint<typeof archiveSchemas.startArchiveImport> = defineEndpoint({
  id: 'startArchiveImport',
  method: 'POST',
  path: '/api/auth/connections/:platform/import',
  access: 'plan',
  stores: true,
  documented: false,
});

export const stopArchiveImport: Endpoint<typeof archiveSchemas.stopArchiveImport> = defineEndpoint({
  id: 'stopArchiveImport',
  method: 'POST',
  path: '/api/auth/connections/:platform/import/stop',
  documented: false,
});

export const getImportedPost: Endpoint<typeof archiveSchemas.getImportedPost> = defineEndpoint({
  id: 'getImportedPost',
  method: 'GET',
  path: '/api/auth/articles/:id/imported-post',
  documented: false,
});

export const resolveSiteChange: Endpoint<typeof archiveSchemas.resolveSiteChange> = defineEndpoint({
  id: 'resolveSiteChange',
  method: 'POST',
  path: '/api/auth/articles/:id/imported-post',
  access: 'plan',
  stores: true,
  documented: false,
});
