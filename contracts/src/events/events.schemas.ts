import * as z from '@rankwright/contracts/zod';
import { notification } from '../alerts/alerts.schemas.ts';
import { connection } from '../connections/connection.schemas.ts';
import { generationProgress } from '../generations/generation.schemas.ts';
import { defineSchemas } from '../http.schemas.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { maxReplaySeconds } from './events.model.ts';

/** Position in the stream; send the last one as `Last-Event-ID` or `after` to resume. */
export const eventId = z.string().regex(/^\d{1,20}-\d{1,20}$/);

const generationEventData = generationProgress.extend({
  articleId: z.uuid(),
  wordGoal: z.number().int(),
  error: z.string().nullable(),
  /** Text that follows the first `offset` characters; null when only the progress changed. */
  added: z.object({ offset: z.number().int(), text: z.string() }).nullable(),
});

/** What changed in the account. */
export const accountEvent = z.discriminatedUnion('type', [
  z.object({ id: eventId, type: z.literal('generation'), data: generationEventData }),
  z.object({
    id: eventId,
    type: z.literal('publication'),
    data: publication.pick({ id: true, articleId: true, platform: true, state: true }),
  }),
  z.object({ id: eventId, type: z.literal('notification'), data: notification }),
  z.object({
    id: eventId,
    type: z.literal('article'),
    data: z.object({ id: z.uuid(), version: z.number().int() }),
  }),
  z.object({
    id: eventId,
    type: z.literal('connection'),
    data: connection.pick({ platform: true, connected: true, lastError: true }),
  }),
  z.object({ id: eventId, type: z.literal('report'), data: z.object({ id: z.uuid() }) }),
]);

export type AccountEvent = z.infer<typeof accountEvent>;

export type AccountEventType = AccountEvent['type'];

export type AccountEventData<T extends AccountEventType> = Extract<AccountEvent, { type: T }>['data'];

/** By endpoint. */
export const eventsSchemas = {
  streamEvents: defineSchemas({
    summary: 'Server-sent events about the account; ends with the session.',
    query: z.object({
      after: eventId.optional(),
      /** Without `after`: seconds since the page began to read. Events from then on come first. */
      since: z.coerce.number().int().min(1).max(maxReplaySeconds).default(maxReplaySeconds),
    }),
    reply: accountEvent,
  }),
};
