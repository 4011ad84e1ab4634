import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { openWebhook } from './webhook.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = { webhook: openWebhook };
