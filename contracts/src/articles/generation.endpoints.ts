import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { generationSchemas } from './generation.schemas.ts';

export const generateArticle: Endpoint<typeof generationSchemas.generateArticle> = defineEndpoint({
  id: 'generateArticle',
  method: 'POST',
  stores: true,
  path: '/api/auth/generate-article',
  access: 'plan',
  missingTokenText: createLogInText('generate articles'),
});

export const streamArticle: Endpoint<typeof generationSchemas.streamArticle> = defineEndpoint({
  id: 'streamArticle',
  method: 'POST',
  stores: true,
  path: '/api/auth/generate-article/stream',
  access: 'plan',
  missingTokenText: createLogInText('generate articles'),
  documented: false,
  stream: true,
});

export const proposeOutline: Endpoint<typeof generationSchemas.proposeOutline> = defineEndpoint({
  id: 'proposeOutline',
  method: 'POST',
  path: '/api/auth/article-outline',
  access: 'plan',
  missingTokenText: createLogInText('generate articles'),
  documented: false,
});
