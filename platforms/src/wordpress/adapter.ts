import type { Adapters } from '../port/platform.ts';
import type { descriptor } from './descriptor.ts';
import { openWordpressCom } from './com/wordpressCom.ts';
import { openWordpress } from './wordpress.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = {
  'application-password': { open: openWordpress },
  oauth: { open: openWordpressCom },
};
