import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { openWix } from './wix.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = { 'api-key': { open: openWix } };
