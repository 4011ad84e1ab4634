import * as list from './list.ts';
import type { PlatformDescriptor } from './port/descriptor.ts';

export type Platform = keyof typeof list;

const byOrder = ([, a]: [string, PlatformDescriptor], [, b]: [string, PlatformDescriptor]): number =>
  a.order - b.order;

/** Every platform, the most common first. */
export const platformDescriptors = Object.fromEntries(
  Object.entries<PlatformDescriptor>(list).sort(byOrder),
) as typeof list;
