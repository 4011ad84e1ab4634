import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { articlePublishingSchemas } from './articlePublishing.schemas.ts';

export const publishArticle: Endpoint<typeof articlePublishingSchemas.publishArticle> = defineEndpoint({
  id: 'publishArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/publish',
  verified: true,
  access: 'plan',
  missingTokenText: createLogInText('publish articles'),
  documented: false,
});

export const previewPublication: Endpoint<typeof articlePublishingSchemas.previewPublication> =
  defineEndpoint({
    id: 'previewPublication',
    method: 'POST',
    path: '/api/auth/articles/:id/preview',
    documented: false,
  });

export const checkArticle: Endpoint<typeof articlePublishingSchemas.checkArticle> = defineEndpoint({
  id: 'checkArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/preflight',
  documented: false,
});

export const listPublishOptions: Endpoint<typeof articlePublishingSchemas.listPublishOptions> =
  defineEndpoint({
    id: 'listPublishOptions',
    method: 'GET',
    path: '/api/auth/connections/:platform/options',
    documented: false,
  });
