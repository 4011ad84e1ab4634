import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { openWebflow } from './webflow.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = { token: { open: openWebflow } };
