import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { createWebhookSecret } from './signature.ts';
import { openWebhook } from './webhook.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = {
  webhook: { open: openWebhook, createSecret: createWebhookSecret },
};
