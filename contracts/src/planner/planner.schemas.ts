import * as z from '@rankwright/contracts/zod';
import { articleStates } from '../articles/state.ts';
import { isoTime, ok, idParams, defineSchemas } from '../http.schemas.ts';
import { volume, scheduledStatuses } from '../limits.ts';
import { mapPlatforms, mapListedPlatforms } from '../platforms/platforms.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { difficultyValue } from './difficulty.schemas.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the format HH:MM.');

const wordCount = z.number().int().min(volume.min).max(volume.max);

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
  /** Without one, that of the keyword it is planned from, else 5. */
  difficulty: difficultyValue.optional(),
  type: z.string().trim().max(80).default('Article'),
  content: z.string().max(400_000).nullish(),
  articleId: z.uuid().nullish(),
  platforms: platformFlags.optional(),
  keywords: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
});

export type ScheduledItemInput = z.input<typeof scheduledItemInput>;

const scheduledItemReply = ok.extend(scheduledItem.shape);

/** By endpoint. */
export const plannerSchemas = {
  listScheduledItems: defineSchemas({
    summary: 'List the scheduled items of a month (1–12), or the backlog of items without a date.',
    query: z.object({
      year: z.coerce.number().int().min(1970).max(9999).optional(),
      month: z.coerce.number().int().min(1).max(12).optional(),
      unscheduled: z.stringbool().optional(),
    }),
    reply: ok.extend({ content: z.array(scheduledItem) }),
    example: { query: { year: 2026, month: 11 } },
  }),
  createScheduledItem: defineSchemas({
    summary: 'Create a scheduled item; returns the created item.',
    body: scheduledItemInput,
    reply: scheduledItemReply,
    example: { body: { title: 'How to prune roses', scheduledDate: '2099-03-01' } },
  }),
  updateScheduledItem: defineSchemas({
    summary:
      'Update a scheduled item; omitted fields are unchanged. With `swapWith` the two items swap days.',
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
  }),
  deleteScheduledItem: defineSchemas({
    summary: 'Delete a scheduled item; posts that are already live stay.',
    params: idParams,
    reply: ok,
  }),
};
