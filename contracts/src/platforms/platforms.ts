import { platformDescriptors, type Platform } from '@rankwright/platforms/descriptors';
import type { PlatformDescriptor as Descriptor } from '@rankwright/platforms/port/descriptor';
import type { ErrorCode } from '../errors.ts';

export * from './visibility.ts';
export { platformDescriptors, type Platform };
export type { PlatformCapabilities, PlatformLimits } from '@rankwright/platforms/port/descriptor';

export interface PlatformDescriptor extends Descriptor {
  notConnectedCode?: ErrorCode;
}

type MethodsByPlatform = {
  [Name in Platform]: keyof (typeof platformDescriptors)[Name]['methods'];
};
export type ConnectionMethod = MethodsByPlatform[Platform];
/** Ways to connect a platform. */
export const connectionMethods = [
  ...new Set(Object.values(platformDescriptors).flatMap(({ methods }) => Object.keys(methods))),
] as [ConnectionMethod, ...ConnectionMethod[]];

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
