import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, noBody, ok } from '../http.ts';
import { connection } from './connection.ts';
import { testReply } from './fields.ts';

/** The settings of the webhook. The secret is shown once, when it is created. */
export const webhookConfig = z.object({
  url: z.string(),
  hasSecret: z.boolean(),
  connection,
});

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://.' })
  .max(2_000);
const configReply = ok.extend({ config: webhookConfig.nullable() });

export const getWebhook = defineEndpoint({
  id: 'getWebhook',
  method: 'GET',
  path: '/api/auth/connections/webhook',
  documented: false,
  summary: 'Get the webhook that receives your articles.',
  reply: configReply,
});

export const saveWebhook = defineEndpoint({
  id: 'saveWebhook',
  method: 'PUT',
  path: '/api/auth/connections/webhook',
  verified: true,
  access: 'plan',
  documented: false,
  summary:
    'Save the webhook URL. A new webhook, or `rotateSecret`, returns the signing secret; it is not shown again.',
  body: z.object({ url: webhookUrl, rotateSecret: z.boolean().default(false) }),
  reply: ok.extend({ config: webhookConfig, secret: z.string().nullable() }),
  example: { body: { url: 'https://example.com/rankwright' } },
});

export const testWebhook = defineEndpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/api/auth/connections/webhook/test',
  documented: false,
  summary: 'Send a signed test delivery to the webhook.',
  body: noBody,
  reply: testReply,
});

export const deleteWebhook = defineEndpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/auth/connections/webhook',
  documented: false,
  summary: 'Remove the webhook.',
  reply: ok,
});

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
