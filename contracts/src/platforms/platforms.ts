import type { PlatformDescriptor } from './descriptor.ts';
import { shopify } from './shopify.ts';
import { webflow } from './webflow.ts';
import { webhook } from './webhook.ts';
import { wix } from './wix.ts';
import { wordpress } from './wordpress.ts';

export type { PlatformCapabilities, PlatformDescriptor, PlatformLimits } from './descriptor.ts';
export { connectionMethods, type ConnectionMethod } from './methods.ts';

/** Every platform, the most common first. */
export const platformDescriptors = {
  wordpress,
  wix,
  shopify,
  webflow,
  webhook,
} satisfies Record<string, PlatformDescriptor>;

export type Platform = keyof typeof platformDescriptors;
export const platforms = Object.keys(platformDescriptors) as [Platform, ...Platform[]];

/** Platforms that screens list whether or not they are connected. */
export type ListedPlatform = {
  [Name in Platform]: (typeof platformDescriptors)[Name] extends { isOptional: true } ? never : Name;
}[Platform];
export const listedPlatforms = platforms.filter(
  (platform): platform is ListedPlatform => !('isOptional' in platformDescriptors[platform]),
);

/** The descriptor of a platform. */
export const getPlatformDescriptor = (platform: Platform): PlatformDescriptor =>
  platformDescriptors[platform];

/** A value for every platform that screens always list. */
export const mapListedPlatforms = <T>(getValue: (platform: ListedPlatform) => T): Record<ListedPlatform, T> =>
  Object.fromEntries(listedPlatforms.map((platform) => [platform, getValue(platform)])) as Record<
    ListedPlatform,
    T
  >;

/** A value for every platform. */
export const mapPlatforms = <T>(getValue: (platform: Platform) => T): Record<Platform, T> =>
  Object.fromEntries(platforms.map((platform) => [platform, getValue(platform)])) as Record<Platform, T>;

export const platformLabels: Record<Platform, string> = mapPlatforms(
  (platform) => platformDescriptors[platform].label,
);

/** Title of a failed publication, or of a failed test draft. */
export const getFailureTitle = (platform: Platform, act: 'publish' | 'testDraft'): string =>
  getPlatformDescriptor(platform).failureTitles?.[act] ?? `${platformLabels[platform]} Publish Failed`;
