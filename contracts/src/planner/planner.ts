import * as z from '@rankwright/contracts/zod';
import { createLogInText } from '../errors.ts';
import { defineEndpoint, idParams, isoTime, ok } from '../http.ts';
import { difficulty, generationCounts, planLimits, scheduledStatuses, volume } from '../limits.ts';
import { articleStates } from '../articles/state.ts';
import { mapListedPlatforms, mapPlatforms } from '../platforms/platforms.ts';
import { publication } from '../publishing/publishing.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the format HH:MM.');
const wordCount = z.number().int().min(volume.min).max(volume.max);
const difficultyValue = z.number().int().min(difficulty.min).max(difficulty.max);
/** One switch per platform. */
const platformFlags = z.object(mapPlatforms(() => z.boolean())).partial();

export const scheduledItem = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Day in the account's time zone; null for the backlog. */
  scheduledDate: z.iso.date().nullable(),
  /** Wall time in `timeZone`; null means the 07:00–08:00 UTC delivery window. */
  scheduledTime: time.nullable(),
  timeZone: z.string(),
  /** When it is published. */
  publishAt: isoTime.nullable(),
  status: z.enum(scheduledStatuses),
  /** The state of its article, set by the server; `status` is what its owner says. */
  state: z.enum(articleStates),
  /** Whether its article has text. */
  hasText: z.boolean(),
  /** Target word count. */
  volume: z.number().int(),
  difficulty: z.number().int(),
  type: z.string(),
  content: z.string().nullable(),
  articleId: z.uuid(),
  platforms: z.object({ ...platformFlags.shape, ...mapListedPlatforms(() => z.boolean()) }),
  keywords: z.array(z.string()),
  publications: z.array(publication),
  /** Delivery by the server, independent of the status the user set. */
  delivery: z
    .object({
      state: z.enum(['none', 'waiting', 'sending', 'delivered', 'failed', 'missed']),
      error: z.string().nullable(),
      /** How late it was delivered, when the service was down at its time. */
      lateSeconds: z.number().int().nullable(),
    })
    .optional(),
  updatedAt: isoTime,
});
export type ScheduledItem = z.infer<typeof scheduledItem>;

export const scheduledItemInput = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(300),
  scheduledDate: z.iso.date().nullable(),
  scheduledTime: time.nullish(),
  status: z.enum(scheduledStatuses).default('planned'),
  volume: wordCount.default(volume.plannerDefault),
  difficulty: difficultyValue.default(difficulty.scheduledDefault),
  type: z.string().trim().max(80).default('Article'),
  content: z.string().max(400_000).nullish(),
  articleId: z.uuid().nullish(),
  platforms: platformFlags.optional(),
  keywords: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
});
export type ScheduledItemInput = z.input<typeof scheduledItemInput>;

const scheduledItemReply = ok.extend(scheduledItem.shape);

export const listScheduledItems = defineEndpoint({
  id: 'listScheduledItems',
  method: 'GET',
  path: '/api/auth/scheduled-content',
  missingTokenText: createLogInText('see your calendar'),
  summary: 'List the scheduled items of a month (1–12), or the backlog of items without a date.',
  query: z.object({
    year: z.coerce.number().int().min(1970).max(9999).optional(),
    month: z.coerce.number().int().min(1).max(12).optional(),
    unscheduled: z.stringbool().optional(),
  }),
  reply: ok.extend({ content: z.array(scheduledItem) }),
  example: { query: { year: 2026, month: 11 } },
});

export const createScheduledItem = defineEndpoint({
  id: 'createScheduledItem',
  method: 'POST',
  path: '/api/auth/scheduled-content',
  access: 'plan',
  missingTokenText: createLogInText('schedule content'),
  summary: 'Create a scheduled item; returns the created item.',
  body: scheduledItemInput,
  reply: scheduledItemReply,
  example: { body: { title: 'How to prune roses', scheduledDate: '2099-03-01' } },
});

export const updateScheduledItem = defineEndpoint({
  id: 'updateScheduledItem',
  method: 'PUT',
  path: '/api/auth/scheduled-content/:id',
  access: 'plan',
  missingTokenText: createLogInText('schedule content'),
  summary: 'Update a scheduled item; omitted fields are unchanged. With `swapWith` the two items swap days.',
  params: idParams,
  body: scheduledItemInput
    .extend({
      status: z.enum(scheduledStatuses),
      volume: wordCount,
      difficulty: difficultyValue,
      type: z.string().trim().max(80),
      keywords: z.array(z.string().trim().min(1).max(200)).max(50),
      swapWith: z.uuid(),
    })
    .partial(),
  reply: scheduledItemReply,
  example: { body: { title: 'How to prune roses in spring' } },
});

export const deleteScheduledItem = defineEndpoint({
  id: 'deleteScheduledItem',
  method: 'DELETE',
  path: '/api/auth/scheduled-content/:id',
  missingTokenText: createLogInText('schedule content'),
  summary: 'Delete a scheduled item; posts that are already live stay.',
  params: idParams,
  reply: ok,
});

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

export const listKeywords = defineEndpoint({
  id: 'listKeywords',
  method: 'GET',
  path: '/api/auth/keywords',
  missingTokenText: createLogInText('see your keywords'),
  summary: 'List the keywords of the account.',
  reply: ok.extend({ keywords: z.array(keyword) }),
});

export const createKeyword = defineEndpoint({
  id: 'createKeyword',
  method: 'POST',
  path: '/api/auth/keywords',
  missingTokenText: createLogInText('add keywords'),
  summary: 'Add a keyword; returns the created keyword.',
  body: keywordInput,
  reply: ok.extend(keyword.shape),
  example: { body: { keyword: 'rose pruning', volume: 1300, difficulty: 6 } },
});

export const deleteKeyword = defineEndpoint({
  id: 'deleteKeyword',
  method: 'DELETE',
  path: '/api/auth/keywords/:id',
  missingTokenText: createLogInText('delete keywords'),
  summary: 'Delete a keyword.',
  params: idParams,
  reply: ok,
});

export const restoreKeyword = defineEndpoint({
  id: 'restoreKeyword',
  method: 'POST',
  path: '/api/auth/keywords/:id/restore',
  documented: false,
  summary: 'Restore a deleted keyword; returns the keyword.',
  params: idParams,
  reply: ok.extend(keyword.shape),
});

/** As many keywords at once as a list can hold. */
const keywordIds = z.object({ ids: z.array(z.uuid()).min(1).max(planLimits.keywordsLimit) });
const exampleIds = ['6f1c0d0a-3b57-4a0e-9d53-0f8f5f3f3a10'];
const keywordsReply = ok.extend({ keywords: z.array(keyword) });

export const updateKeywords = defineEndpoint({
  id: 'updateKeywords',
  method: 'PATCH',
  path: '/api/auth/keywords',
  documented: false,
  summary: 'Set the category of several keywords; returns those that are on the list.',
  body: keywordIds.extend({ category: z.string().trim().max(80).nullable() }),
  reply: keywordsReply,
  example: { body: { ids: exampleIds, category: 'Pruning' } },
});

export const deleteKeywords = defineEndpoint({
  id: 'deleteKeywords',
  method: 'POST',
  path: '/api/auth/keywords/delete',
  documented: false,
  summary: 'Delete several keywords; those that are not on the list are ignored.',
  body: keywordIds,
  reply: ok,
  example: { body: { ids: exampleIds } },
});

export const restoreKeywords = defineEndpoint({
  id: 'restoreKeywords',
  method: 'POST',
  path: '/api/auth/keywords/restore',
  documented: false,
  summary: 'Restore several deleted keywords, all or none; returns them.',
  body: keywordIds,
  reply: keywordsReply,
  example: { body: { ids: exampleIds } },
});

export const generateKeywords = defineEndpoint({
  id: 'generateKeywords',
  method: 'POST',
  path: '/api/auth/keywords/generate',
  access: 'plan',
  missingTokenText: createLogInText('generate keywords'),
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
});

export const importKeywords = defineEndpoint({
  id: 'importKeywords',
  method: 'POST',
  path: '/api/auth/keywords/import',
  documented: false,
  summary: 'Add many keywords at once; returns the added keywords and the skipped duplicates.',
  body: z.object({ keywords: z.array(keywordInput).min(1).max(1_000) }),
  reply: ok.extend({
    added: z.array(keyword),
    skipped: z.array(z.string()),
    /** New keywords that the limit left no room for. */
    overLimit: z.array(z.string()).optional(),
  }),
  example: { body: { keywords: [{ keyword: 'rose pruning' }] } },
});
