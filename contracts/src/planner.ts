import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from './http.ts';
import { difficulty, generationCounts, scheduledStatuses, volume } from './limits.ts';
import { publication } from './publishing.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the form HH:MM.');
const words = z.number().int().min(volume.min).max(volume.max);
const grade = z.number().int().min(difficulty.min).max(difficulty.max);
const platformFlags = z
  .object({ wordpress: z.boolean(), wix: z.boolean(), shopify: z.boolean(), webflow: z.boolean() })
  .partial();

export const scheduledItem = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Day in the account's zone; null waits in the backlog. */
  scheduledDate: z.iso.date().nullable(),
  /** Wall time in `timeZone`; null means the 07:00–08:00 UTC delivery window. */
  scheduledTime: time.nullable(),
  timeZone: z.string(),
  /** When it goes out. */
  publishAt: isoTime.nullable(),
  status: z.enum(scheduledStatuses),
  /** Target word count. */
  volume: z.number().int(),
  difficulty: z.number().int(),
  type: z.string(),
  content: z.string().nullable(),
  articleId: z.uuid().nullable(),
  platforms: z.object({
    wordpress: z.boolean(),
    wix: z.boolean(),
    shopify: z.boolean(),
    webflow: z.boolean(),
  }),
  keywords: z.array(z.string()),
  publications: z.array(publication),
  /** What the server has done with it, beside the person's own mark. */
  delivery: z
    .object({
      state: z.enum(['none', 'waiting', 'sending', 'delivered', 'failed', 'missed']),
      error: z.string().nullable(),
      /** How late it went out, when the service was not running at its time. */
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
  volume: words.default(volume.plannerDefault),
  difficulty: grade.default(difficulty.scheduledDefault),
  type: z.string().trim().max(80).default('Article'),
  content: z.string().max(400_000).nullish(),
  articleId: z.uuid().nullish(),
  platforms: platformFlags.optional(),
  keywords: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
});
export type ScheduledItemInput = z.input<typeof scheduledItemInput>;

const itemReply = ok.extend(scheduledItem.shape);

export const listScheduledContent = defineEndpoint({
  id: 'listScheduledContent',
  method: 'GET',
  path: '/api/auth/scheduled-content',
  summary: 'Items of one month (month 1–12), or the backlog of items without a date.',
  query: z.object({
    year: z.coerce.number().int().min(1970).max(9999).optional(),
    month: z.coerce.number().int().min(1).max(12).optional(),
    unscheduled: z.stringbool().optional(),
  }),
  reply: ok.extend({ content: z.array(scheduledItem) }),
  example: { query: { year: 2026, month: 11 } },
});

export const createScheduledContent = defineEndpoint({
  id: 'createScheduledContent',
  method: 'POST',
  path: '/api/auth/scheduled-content',
  access: 'plan',
  summary: 'Plan or schedule an item; the reply is the created item.',
  body: scheduledItemInput,
  reply: itemReply,
  example: { body: { title: 'How to prune roses', scheduledDate: '2099-03-01' } },
});

export const updateScheduledContent = defineEndpoint({
  id: 'updateScheduledContent',
  method: 'PUT',
  path: '/api/auth/scheduled-content/:id',
  access: 'plan',
  summary: 'Change an item; fields left out stay. With `swapWith` the two items trade days.',
  params: idParams,
  body: scheduledItemInput
    .extend({
      status: z.enum(scheduledStatuses),
      volume: words,
      difficulty: grade,
      type: z.string().trim().max(80),
      keywords: z.array(z.string().trim().min(1).max(200)).max(50),
      swapWith: z.uuid(),
    })
    .partial(),
  reply: itemReply,
  example: { body: { title: 'How to prune roses in spring' } },
});

export const deleteScheduledContent = defineEndpoint({
  id: 'deleteScheduledContent',
  method: 'DELETE',
  path: '/api/auth/scheduled-content/:id',
  summary: 'Remove an item; posts that are already live stay.',
  params: idParams,
  reply: ok,
});

export const keyword = z.object({
  id: z.uuid(),
  keyword: z.string(),
  /** Monthly searches; null when unknown (shown as a dash). */
  volume: z.number().int().nullable(),
  difficulty: z.number().int(),
  category: z.string().nullable(),
  /** True when the numbers are estimates rather than measured. */
  estimated: z.boolean(),
});
export type Keyword = z.infer<typeof keyword>;

export const keywordInput = z.object({
  keyword: z.string().trim().min(1, 'Keyword is required').max(200),
  volume: z.number().int().min(0).max(1_000_000_000).nullish(),
  difficulty: grade.default(difficulty.keywordDefault),
  category: z.string().trim().max(80).nullish(),
});
export type KeywordInput = z.input<typeof keywordInput>;

export const listKeywords = defineEndpoint({
  id: 'listKeywords',
  method: 'GET',
  path: '/api/auth/keywords',
  summary: 'The keyword list.',
  reply: ok.extend({ keywords: z.array(keyword) }),
});

export const createKeyword = defineEndpoint({
  id: 'createKeyword',
  method: 'POST',
  path: '/api/auth/keywords',
  summary: 'Add a keyword; the reply is the created keyword.',
  body: keywordInput,
  reply: ok.extend(keyword.shape),
  example: { body: { keyword: 'rose pruning', volume: 1300, difficulty: 6 } },
});

export const deleteKeyword = defineEndpoint({
  id: 'deleteKeyword',
  method: 'DELETE',
  path: '/api/auth/keywords/:id',
  summary: 'Remove a keyword.',
  params: idParams,
  reply: ok,
});

export const restoreKeyword = defineEndpoint({
  id: 'restoreKeyword',
  method: 'POST',
  path: '/api/auth/keywords/:id/restore',
  documented: false,
  summary: 'Take a removal back; the reply is the keyword as it was.',
  params: idParams,
  reply: ok.extend(keyword.shape),
});

export const generateKeywords = defineEndpoint({
  id: 'generateKeywords',
  method: 'POST',
  path: '/api/auth/keywords/generate',
  access: 'plan',
  summary: 'Keywords for a niche, added to the list; the ones already there are left as they are.',
  body: z.object({
    niche: z.string().trim().min(1, 'Niche/topic is required').max(200),
    count: z.union(generationCounts.map((count) => z.literal(count))).default(10),
    includeVolume: z.boolean().default(true),
  }),
  reply: ok.extend({ keywords: z.array(keyword) }),
  example: { body: { niche: 'rose gardening', count: 10, includeVolume: true } },
});

export const importKeywords = defineEndpoint({
  id: 'importKeywords',
  method: 'POST',
  path: '/api/auth/keywords/import',
  documented: false,
  summary: 'Add many keywords at once; duplicates are skipped and named.',
  body: z.object({ keywords: z.array(keywordInput).min(1).max(1_000) }),
  reply: ok.extend({ added: z.array(keyword), skipped: z.array(z.string()) }),
  example: { body: { keywords: [{ keyword: 'rose pruning' }] } },
});
