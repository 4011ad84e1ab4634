import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { imagesSchemas } from './images.schemas.ts';

export const uploadArticleImage: Endpoint<typeof imagesSchemas.uploadArticleImage> = defineEndpoint({
  id: 'uploadArticleImage',
  method: 'POST',
  stores: true,
  path: '/api/auth/articles/images',
  missingTokenText: createLogInText('upload images'),
  documented: false,
});
