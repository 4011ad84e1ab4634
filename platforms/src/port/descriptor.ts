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
  /** Slugs have letters without marks, digits and hyphens only; those of other scripts are transliterated. */
  hasLatinSlugs?: boolean;
  excerpt: number | null;
  imageWidth: number | null;
  imageBytes: number | null;
}

/** What a person fills in to connect a platform. */
export interface ConnectField {
  name: string;
  label: string;
  /** A secret is stored encrypted and never sent back. */
  kind: 'url' | 'text' | 'secret';
  hint?: string;
  placeholder?: string;
  isOptional?: boolean;
}

export interface MethodDescriptor {
  /** Completes “Connected with …”. */
  label: string;
  /** Fields of the general setup form; without them, the platform has a form and endpoints of its own. */
  fields?: readonly ConnectField[];
  /** Existing posts can be imported: its adapter has an `archive`. */
  imports?: boolean;
}

export interface PlatformDescriptor {
  label: string;
  /** Place among the platforms, lowest first. */
  order: number;
  /** Shown while it is not connected: what it connects to, and what is needed for it. */
  description: string;
  /** Strokes on a 24-unit square, 1.6 units wide, round ends: drawn in the hand of our icons. */
  icon: string;
  /** How it is connected; the general setup form offers the first method that has fields. */
  methods: Readonly<Record<string, MethodDescriptor>>;
  /** The platform's own words for a live post and for a draft. */
  statuses: { live: string; draft: string };
  /** Length of generated excerpts. */
  excerptLength: number;
  capabilities: PlatformCapabilities;
  limits: PlatformLimits;
  /** Listed among the connections only once it is set up. */
  isOptional?: boolean;
  /** Titles of its failures, where they are not “{label} Publish Failed”. */
  failureTitles?: { publish: string; testDraft: string };
  /** Its own error while it is not connected; `PLATFORM_NOT_CONNECTED` without one. */
  notConnectedCode?: string;
}

/** What most platforms can take. */
export const capabilities: PlatformCapabilities = {
  slug: true,
  excerpt: true,
  metaTitle: true,
  metaDescription: true,
  imageAlt: true,
  categories: true,
  tags: true,
  author: true,
};
/** The limits of most platforms. */
export const limits: PlatformLimits = {
  title: null,
  slug: 200,
  excerpt: null,
  imageWidth: 600,
  imageBytes: null,
};
