import * as z from '@rankwright/contracts/zod';
import { articleReply, article } from '../articles/article.schemas.ts';
import { generationRequest } from '../articles/generation.schemas.ts';
import { claim } from '../articles/receipt.schemas.ts';
import { ok, idParams, defineSchemas } from '../http.schemas.ts';
import { volume } from '../limits.ts';
import { generation } from './generation.schemas.ts';

const generationReply = ok.extend({ generation });

/** By endpoint. */
export const generationsSchemas = {
  startGeneration: defineSchemas({
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
  }),
  listGenerations: defineSchemas({
    summary: 'List the generations that are queued or running.',
    reply: ok.extend({ generations: z.array(generation) }),
  }),
  getGeneration: defineSchemas({
    summary: 'Get a generation with the text written so far.',
    params: idParams,
    reply: generationReply,
  }),
  stopGeneration: defineSchemas({
    summary: 'Stop a generation; the text written so far is kept.',
    params: idParams,
    reply: generationReply,
  }),
  applyGeneration: defineSchemas({
    summary: 'Replace the article’s text with the generated text, as a new version.',
    params: idParams,
    /** Version of the article that the new text was compared with; another one returns 409 ARTICLE_CHANGED. */
    body: z.object({ version: z.number().int() }),
    reply: articleReply,
    example: { body: { version: 1 } },
  }),
  updateClaims: defineSchemas({
    summary: 'Save which claims of a generated article were verified.',
    params: idParams,
    body: z.object({ claims: z.array(claim.extend({ text: z.string().max(600) })).max(200) }),
    reply: articleReply,
    example: { body: { claims: [{ text: 'Prune by 15 March.', kind: 'number', verified: true }] } },
  }),
  findOverlaps: defineSchemas({
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
  }),
};
