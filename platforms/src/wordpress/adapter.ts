import type { Adapters } from '../port/platform.ts';
import { openWordpressCom } from './com/wordpressCom.ts';
import type { descriptor } from './descriptor.ts';
import { openWordpress } from './wordpress.ts';

export const adapters: Adapters<keyof typeof descriptor.methods> = {
  'application-password': openWordpress,
  oauth: openWordpressCom,
};
