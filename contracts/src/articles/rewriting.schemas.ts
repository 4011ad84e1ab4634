import * as z from '@rankwright/contracts/zod';
import { defineSchemas } from '../http.schemas.ts';
import { rewriteStyles, tones } from '../limits.ts';
import { articleReply } from './article.schemas.ts';

/** By endpoint. */
export const rewritingSchemas = {
  rewriteContent: defineSchemas({
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
  }),
};
