import * as z from '@rankwright/contracts/zod';
import { ok, idParams, defineSchemas } from '../http.schemas.ts';
import { difficulty, planLimits, generationCounts } from '../limits.ts';
import { difficultyValue } from './difficulty.schemas.ts';

export const keyword = z.object({
  id: z.uuid(),
  keyword: z.string(),
  /** Monthly searches; null when unknown (shown as a dash). */
  volume: z.number().int().nullable(),
  difficulty: z.number().int(),
  /** False when `difficulty` stands for an unknown value: show a dash. */
  difficultyKnown: z.boolean().optional(),
  category: z.string().nullable(),
  /** True when the numbers are estimates rather than measured. */
  estimated: z.boolean(),
  /** The newest article with this primary keyword, written or planned; only in `listKeywords`. */
  article: z.object({ id: z.uuid(), title: z.string() }).nullish(),
});

export type Keyword = z.infer<typeof keyword>;

export const keywordInput = z.object({
  keyword: z.string().trim().min(1, 'Keyword is required').max(200),
  volume: z.number().int().min(0).max(1_000_000_000).nullish(),
  /** Null when unknown. */
  difficulty: difficultyValue.nullable().default(difficulty.keywordDefault),
  category: z.string().trim().max(80).nullish(),
});

export type KeywordInput = z.input<typeof keywordInput>;

/** As many keywords at once as a list can hold. */
const keywordIds = z.object({ ids: z.array(z.uuid()).min(1).max(planLimits.keywordsLimit) });

const exampleIds = ['6f1c0d0a-3b57-4a0e-9d53-0f8f5f3f3a10'];

const keywordsReply = ok.extend({ keywords: z.array(keyword) });

/** By endpoint. */
export const keywordsSchemas = {
  listKeywords: defineSchemas({
    summary: 'List the keywords of the account.',
    reply: ok.extend({ keywords: z.array(keyword) }),
  }),
  createKeyword: defineSchemas({
    summary: 'Add a keyword; returns the created keyword.',
    body: keywordInput,
    reply: ok.extend(keyword.shape),
    example: { body: { keyword: 'rose pruning', volume: 1300, difficulty: 6 } },
  }),
  deleteKeyword: defineSchemas({
    summary: 'Delete a keyword.',
    params: idParams,
    reply: ok,
  }),
  restoreKeyword: defineSchemas({
    summary: 'Restore a deleted keyword; returns the keyword.',
    params: idParams,
    reply: ok.extend(keyword.shape),
  }),
  updateKeywords: defineSchemas({
    summary: 'Set the category of several keywords; returns those that are on the list.',
    body: keywordIds.extend({ category: z.string().trim().max(80).nullable() }),
    reply: keywordsReply,
    example: { body: { ids: exampleIds, category: 'Pruning' } },
  }),
  deleteKeywords: defineSchemas({
    summary: 'Delete several keywords; those that are not on the list are ignored.',
    body: keywordIds,
    reply: ok,
    example: { body: { ids: exampleIds } },
  }),
  restoreKeywords: defineSchemas({
    summary: 'Restore several deleted keywords, all or none; returns them.',
    body: keywordIds,
    reply: keywordsReply,
    example: { body: { ids: exampleIds } },
  }),
  generateKeywords: defineSchemas({
    summary: 'Generate keywords for a niche and add them to the list; existing keywords are unchanged.',
    body: z.object({
      niche: z.string().trim().min(1, 'Niche/topic is required').max(200),
      count: z.union(generationCounts.map((count) => z.literal(count))).default(10),
      includeVolume: z.boolean().default(true),
    }),
    reply: ok.extend({
      keywords: z.array(keyword),
      /** Why there are fewer than asked for. */
      note: z.string().nullish(),
    }),
    example: { body: { niche: 'rose gardening', count: 10, includeVolume: true } },
  }),
  importKeywords: defineSchemas({
    summary: 'Add many keywords at once; returns the added keywords and the skipped duplicates.',
    body: z.object({ keywords: z.array(keywordInput).min(1).max(1_000) }),
    reply: ok.extend({
      added: z.array(keyword),
      skipped: z.array(z.string()),
      /** New keywords that the limit left no room for. */
      overLimit: z.array(z.string()).optional(),
    }),
    example: { body: { keywords: [{ keyword: 'rose pruning' }] } },
  }),
};
