import * as z from '@rankwright/contracts/zod';
import { createLogInText } from '../errors.ts';
import { defineEndpoint } from '../http.ts';
import { bodyBytes, rewriteStyles, tones } from '../limits.ts';
import { articleReply } from './article.ts';

export const rewriteContent = defineEndpoint({
  id: 'rewriteContent',
  method: 'POST',
  maxBytes: bodyBytes.text,
  stores: true,
  path: '/api/auth/rewrite-content',
  access: 'plan',
  missingTokenText: createLogInText('rewrite content'),
  summary: 'Rewrite a text in a style and tone and save it as a draft.',
  body: z.object({
    originalContent: z.string().trim().min(1, 'Paste the text to rewrite.').max(100_000),
    rewriteStyle: z.enum(rewriteStyles).default(rewriteStyles[0]),
    tone: z.enum(tones).default(tones[0]),
    targetAudience: z.string().trim().max(200).default(''),
    primaryKeyword: z.string().trim().max(200).default(''),
  }),
  reply: articleReply,
  example: {
    body: {
      originalContent: 'Roses need pruning. Do it in late winter.',
      rewriteStyle: rewriteStyles[0],
      tone: tones[0],
    },
  },
});
