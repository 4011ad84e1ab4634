import type { WebhookDelivery } from '@rankwright/contracts/connections';
import { sampleConnected } from './sampleConnections.ts';

export const sampleWebhook = sampleConnected('webhook', {
  method: 'webhook',
  name: 'hooks.example',
  url: 'https://hooks.example/rankwright',
});

export const sampleDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '00000000-0000-4000-8000-000000000001',
  messageId: 'msg_1',
  type: 'article.published',
  articleId: null,
  status: 200,
  error: null,
  durationMs: 140,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...change,
});

export const failedDelivery = sampleDelivery({
  id: '00000000-0000-4000-8000-000000000002',
  type: 'test',
  status: 500,
  error: 'Your webhook reported an error (500).',
  durationMs: 2_400,
});
