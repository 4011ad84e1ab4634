import * as z from '@rankwright/contracts/zod';
import { article, articleReply } from '../articles/article.ts';
import { generationRequest } from '../articles/generation.ts';
import { createLogInText } from '../errors.ts';
import { defineEndpoint, idParams, ok } from '../http.ts';
import { bodyBytes, volume } from '../limits.ts';
import { generation } from './generation.ts';
import { claim } from '../articles/receipt.ts';

const generationReply = ok.extend({ generation });

export const startGeneration = defineEndpoint({
  id: 'startGeneration',
  method: 'POST',
  stores: true,
  path: '/api/auth/generations',
  access: 'plan',
  missingTokenText: createLogInText('generate articles'),
  documented: false,
  summary:
    'Start writing an article in the background. It fills an article without text; for an article that has text, the new text waits for `applyGeneration`.',
  body: generationRequest.extend({
    wordCount: z.number().int().min(volume.min).max(volume.max).default(volume.generatorDefault),
    /** The article to write; without one, an article is created. */
    articleId: z.uuid().optional(),
    /** Run again with one change: the article whose receipt gave the other inputs. */
    rerunOf: z.uuid().optional(),
  }),
  reply: generationReply,
  example: {
    body: {
      primaryKeyword: 'rose pruning',
      secondaryKeywords: 'pruning shears, climbing roses',
      industry: 'Gardening',
      targetAudience: 'hobby gardeners',
      wordCount: 800,
    },
  },
});

export const listGenerations = defineEndpoint({
  id: 'listGenerations',
  method: 'GET',
  path: '/api/auth/generations',
  documented: false,
  summary: 'List the generations that are queued or running.',
  reply: ok.extend({ generations: z.array(generation) }),
});

export const getGeneration = defineEndpoint({
  id: 'getGeneration',
  method: 'GET',
  path: '/api/auth/generations/:id',
  documented: false,
  summary: 'Get a generation with the text written so far.',
  params: idParams,
  reply: generationReply,
});

export const stopGeneration = defineEndpoint({
  id: 'stopGeneration',
  method: 'POST',
  path: '/api/auth/generations/:id/stop',
  documented: false,
  summary: 'Stop a generation; the text written so far is kept.',
  params: idParams,
  reply: generationReply,
});

export const applyGeneration = defineEndpoint({
  id: 'applyGeneration',
  method: 'POST',
  stores: true,
  path: '/api/auth/generations/:id/apply',
  documented: false,
  summary: 'Replace the article’s text with the generated text, as a new version.',
  params: idParams,
  /** Version of the article that the new text was compared with; another one returns 409 ARTICLE_CHANGED. */
  body: z.object({ version: z.number().int() }),
  reply: articleReply,
  example: { body: { version: 1 } },
});

export const updateClaims = defineEndpoint({
  id: 'updateClaims',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/articles/:id/claims',
  documented: false,
  summary: 'Save which claims of a generated article were verified.',
  params: idParams,
  body: z.object({ claims: z.array(claim.extend({ text: z.string().max(600) })).max(200) }),
  reply: articleReply,
  example: { body: { claims: [{ text: 'Prune by 15 March.', kind: 'number', verified: true }] } },
});

export const findOverlaps = defineEndpoint({
  id: 'findOverlaps',
  method: 'GET',
  path: '/api/auth/article-overlaps',
  documented: false,
  summary: 'Find own articles with the same keyword or nearly the same title.',
  query: z.object({
    keyword: z.string().max(200).default(''),
    title: z.string().max(300).default(''),
    /** Left out of the search. */
    articleId: z.uuid().optional(),
  }),
  reply: ok.extend({
    overlaps: z.array(
      article
        .pick({ id: true, title: true, primaryKeyword: true })
        .extend({ reason: z.enum(['keyword', 'title']) }),
    ),
  }),
  example: { query: { keyword: 'rose pruning', title: '' } },
});

export { generation, generationProgress, generationStages, generationStates } from './generation.ts';
export type { Generation, GenerationProgress, GenerationState } from './generation.ts';
export { articleReceipt, claim, claimKinds, tokenUsage } from '../articles/receipt.ts';
export type { ArticleReceipt, Claim, TokenUsage } from '../articles/receipt.ts';
export * from './writing.ts';
