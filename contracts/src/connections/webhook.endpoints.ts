import { defineEndpoint, type Endpoint } from '../http.ts';
import type { webhookSchemas } from './webhook.schemas.ts';

export const listWebhookDeliveries: Endpoint<typeof webhookSchemas.listWebhookDeliveries> = defineEndpoint({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/auth/connections/webhook/deliveries',
  documented: false,
});
