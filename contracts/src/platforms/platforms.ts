import type { ErrorCode } from '../errors.ts';

/** What a platform can take with a post. Screens offer only these fields. */
export interface PlatformCapabilities {
  slug: boolean;
  excerpt: boolean;
  metaTitle: boolean;
  metaDescription: boolean;
  imageAlt: boolean;
  categories: boolean;
  tags: boolean;
  author: boolean;
}

/** Longest values in characters, and the smallest cover image in pixels; null: no known limit. */
export interface PlatformLimits {
  title: number | null;
  slug: number | null;
  excerpt: number | null;
  imageWidth: number | null;
  imageBytes: number | null;
}

export interface PlatformDescriptor {
  label: string;
  /** The platform's own words for a live post and for a draft. */
  statuses: { live: string; draft: string };
  /** Length of generated excerpts. */
  excerptLength: number;
  capabilities: PlatformCapabilities;
  limits: PlatformLimits;
  /** Listed among the connections only once it is set up. */
  isOptional?: boolean;
  /** Its own error while it is not connected; `PLATFORM_NOT_CONNECTED` without one. */
  notConnectedCode?: ErrorCode;
}

const capabilities: PlatformCapabilities = {
  slug: true,
  excerpt: true,
  metaTitle: true,
  metaDescription: true,
  imageAlt: true,
  categories: true,
  tags: true,
  author: true,
};
const limits: PlatformLimits = { title: null, slug: 200, excerpt: null, imageWidth: 600, imageBytes: null };

export const platformDescriptors = {
  wordpress: {
    label: 'WordPress',
    statuses: { live: 'publish', draft: 'draft' },
    notConnectedCode: 'WORDPRESS_NOT_CONNECTED',
    excerptLength: 160,
    capabilities,
    limits,
  },
  wix: {
    label: 'Wix',
    statuses: { live: 'PUBLISHED', draft: 'DRAFT' },
    notConnectedCode: 'WIX_NOT_CONNECTED',
    excerptLength: 160,
    capabilities,
    limits: { ...limits, title: 200, slug: 100, excerpt: 500 },
  },
  shopify: {
    label: 'Shopify',
    statuses: { live: 'published', draft: 'draft' },
    notConnectedCode: 'SHOPIFY_NOT_CONNECTED',
    excerptLength: 200,
    capabilities: { ...capabilities, categories: false },
    limits: { ...limits, title: 255, slug: 255 },
  },
  webflow: {
    label: 'Webflow',
    statuses: { live: 'published', draft: 'draft' },
    notConnectedCode: 'WEBFLOW_NOT_CONNECTED',
    excerptLength: 200,
    capabilities: { ...capabilities, categories: false },
    limits: { ...limits, title: 256, slug: 256, imageBytes: 4_194_304 },
  },
  webhook: {
    label: 'Webhook',
    statuses: { live: 'published', draft: 'draft' },
    excerptLength: 160,
    capabilities,
    limits: { ...limits, slug: null, imageWidth: null },
    isOptional: true,
  },
} as const satisfies Record<string, PlatformDescriptor>;

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

/** A value for every platform. */
export const mapPlatforms = <T>(getValue: (platform: Platform) => T): Record<Platform, T> =>
  Object.fromEntries(platforms.map((platform) => [platform, getValue(platform)])) as Record<Platform, T>;

export const platformLabels: Record<Platform, string> = mapPlatforms(
  (platform) => platformDescriptors[platform].label,
);
