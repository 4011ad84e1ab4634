import { descriptor as shopify } from './shopify/descriptor.ts';
import { descriptor as webflow } from './webflow/descriptor.ts';
import { descriptor as webhook } from './webhook/descriptor.ts';
import { descriptor as wix } from './wix/descriptor.ts';
import { descriptor as wordpress } from './wordpress/descriptor.ts';
import type { PlatformDescriptor } from './port/descriptor.ts';

/** Every platform, the most common first. */
export const platformDescriptors = {
  wordpress,
  wix,
  shopify,
  webflow,
  webhook,
} satisfies Record<string, PlatformDescriptor>;

export type Platform = keyof typeof platformDescriptors;
