import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { ideasSchemas } from './ideas.schemas.ts';

export const generateArticleIdeas: Endpoint<typeof ideasSchemas.generateArticleIdeas> = defineEndpoint({
  id: 'generateArticleIdeas',
  method: 'POST',
  path: '/api/auth/generate-article-ideas',
  access: 'plan',
  missingTokenText: createLogInText('generate article ideas'),
});
