import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';

export const webhookDelivery = z.object({
  id: z.uuid(),
  /** `webhook-id` header: the same for every attempt of one delivery. */
  messageId: z.string(),
  type: z.string(),
  articleId: z.uuid().nullable(),
  /** HTTP status of the reply; null: no reply. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  durationMs: z.number().int(),
  createdAt: isoTime,
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** By endpoint. */
export const webhookSchemas = {
  listWebhookDeliveries: defineSchemas({
    summary: 'List the newest attempts to deliver to the webhook.',
    reply: ok.extend({ deliveries: z.array(webhookDelivery) }),
  }),
};
