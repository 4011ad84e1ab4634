import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { articleWordCounts, tones } from '../limits.ts';
import { article, articleReply } from './article.schemas.ts';

const wordCount = z.union(articleWordCounts.map((count) => z.literal(count)));

export const generationRequest = z.object({
  primaryKeyword: z.string().trim().min(1, 'Enter a primary keyword.').max(200),
  /** Comma-separated. */
  secondaryKeywords: z.string().max(1_000).default(''),
  industry: z.string().trim().min(1, 'Enter an industry.').max(200),
  targetAudience: z.string().trim().min(1, 'Enter a target audience.').max(200),
  wordCount: wordCount.default(800),
  tone: z.enum(tones).optional(),
  /** Headings of the article, in order, e.g. as proposed by `proposeOutline`. */
  outline: z.array(z.string().trim().min(1).max(200)).max(20).optional(),
  title: z.string().trim().max(300).optional(),
});

const exampleRequest = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: 'pruning shears, climbing roses',
  industry: 'Gardening',
  targetAudience: 'hobby gardeners',
  wordCount: 800 as const,
};

export const generationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: z.enum(['outline', 'writing', 'checking', 'saving']),
    section: z.number().int(),
    sections: z.number().int(),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('article'), article }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);

export type GenerationEvent = z.infer<typeof generationEvent>;

/** By endpoint. */
export const generationSchemas = {
  generateArticle: defineSchemas({
    summary: 'Generate an article and save it as a draft. A failed generation is not counted.',
    body: generationRequest,
    reply: articleReply,
    example: { body: exampleRequest },
  }),
  streamArticle: defineSchemas({
    summary:
      'Generate an article as server-sent events: stages, text as it is written, then the saved article.',
    body: generationRequest,
    reply: generationEvent,
    example: { body: exampleRequest },
  }),
  proposeOutline: defineSchemas({
    summary: 'Propose a title and headings to edit before generating.',
    body: generationRequest,
    reply: ok.extend({ title: z.string(), outline: z.array(z.string()) }),
    example: { body: exampleRequest },
  }),
};
