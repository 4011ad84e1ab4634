import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { ideaContentTypes, generationCounts } from '../limits.ts';

export const idea = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  contentType: z.string().optional(),
  difficulty: z.string().optional(),
});

export type Idea = z.infer<typeof idea>;

/** By endpoint. */
export const ideasSchemas = {
  generateArticleIdeas: defineSchemas({
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
  }),
};
