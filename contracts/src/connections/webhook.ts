import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok } from '../http.ts';

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

export const listWebhookDeliveries = defineEndpoint({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/auth/connections/webhook/deliveries',
  documented: false,
  summary: 'List the newest attempts to deliver to the webhook.',
  reply: ok.extend({ deliveries: z.array(webhookDelivery) }),
});
