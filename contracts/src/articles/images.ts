import * as z from '@rankwright/contracts/zod';
import { createLogInText } from '../errors.ts';
import { defineEndpoint, ok } from '../http.ts';

export { articleImagePath } from '../imageAddress.ts';

export const uploadArticleImage = defineEndpoint({
  id: 'uploadArticleImage',
  method: 'POST',
  stores: true,
  path: '/api/auth/articles/images',
  missingTokenText: createLogInText('upload images'),
  documented: false,
  summary:
    'Upload an image for an article (multipart field `file`). It is stored as WebP without metadata; use the returned path in the text or as the cover image.',
  reply: ok.extend({ url: z.string() }),
});
