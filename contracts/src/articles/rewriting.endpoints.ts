import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { rewritingSchemas } from './rewriting.schemas.ts';

export const rewriteContent: Endpoint<typeof rewritingSchemas.rewriteContent> = defineEndpoint({
  id: 'rewriteContent',
  method: 'POST',
  maxBytes: bodyBytes.text,
  stores: true,
  path: '/api/auth/rewrite-content',
  access: 'plan',
  missingTokenText: createLogInText('rewrite content'),
});
