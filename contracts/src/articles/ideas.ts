import * as z from '@rankwright/contracts/zod';
import { createLogInText } from '../errors.ts';
import { defineEndpoint, ok } from '../http.ts';
import { generationCounts, ideaContentTypes } from '../limits.ts';

export const idea = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  contentType: z.string().optional(),
  difficulty: z.string().optional(),
});
export type Idea = z.infer<typeof idea>;

export const generateArticleIdeas = defineEndpoint({
  id: 'generateArticleIdeas',
  method: 'POST',
  path: '/api/auth/generate-article-ideas',
  access: 'plan',
  missingTokenText: createLogInText('generate article ideas'),
  summary: 'Generate article ideas for an industry and audience.',
  body: z.object({
    industry: z.string().trim().min(1, 'Enter an industry.').max(200),
    targetAudience: z.string().trim().min(1, 'Enter a target audience.').max(200),
    /** Empty means all types. */
    contentType: z.union([z.enum(ideaContentTypes), z.literal('')]).default(''),
    keywords: z.string().max(1_000).default(''),
    numberOfIdeas: z.union(generationCounts.map((count) => z.literal(count))).default(10),
  }),
  reply: ok.extend({ ideas: z.object({ articleIdeas: z.array(idea) }) }),
  example: { body: { industry: 'Gardening', targetAudience: 'hobby gardeners' } },
});
