import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** What a post carries; every platform takes of it what it can. */
export interface Post {
  title: string;
  markdown: string;
  /** The same as safe HTML. */
  html: string;
  excerpt: string;
  /** Our own mark on the post: looked up before any retry. */
  slug: string;
  /** In the platform's own words, e.g. `publish` or `draft`. */
  status: string;
  tags: readonly string[];
  imageUrl: string | null;
  imageAlt: string;
  author: string;
  /** Left to the platform's own schedule where it has one; null publishes at once. */
  publishAt: Date | null;
}

export interface RemotePost {
  id: string;
  url: string | null;
  /** What the platform made of the wish; it may downgrade it. */
  status: string;
  /** Set when the platform kept the post but holds it back, e.g. for a review: why, and what to do. */
  heldBack?: string;
}

export type Remedy = 'retry' | 'reconnect' | 'edit' | 'check' | 'none';

/** Why a call failed: `temporary` may be tried again, `permanent` not, `ambiguous` may have worked. */
export class PlatformError extends Error {
  constructor(
    readonly kind: 'temporary' | 'permanent' | 'ambiguous',
    /** For people: what happened and what to do. */
    message: string,
    readonly remedy: Remedy,
    /** Milliseconds the platform asked us to wait. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

export interface Verified {
  name: string;
  url: string;
  checks: Check[];
  /** What later calls need and the check found out. */
  found: Record<string, unknown>;
}

/** Something of the site that a person may choose: a blog, a category, a collection. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
}

/** One connected site. Generic code names no platform. */
export interface Platform {
  verify(): Promise<Verified>;
  /** With `remoteId` the same post is updated. */
  publish(post: Post, remoteId: string | null): Promise<RemotePost>;
  /** Looks for our own post by its mark. */
  find(slug: string, remoteId: string | null): Promise<RemotePost | null>;
  /** What can be chosen on this site, by kind. */
  options(): Promise<Record<string, Choice[]>>;
}

/** What an adapter needs of the product. */
export interface PlatformContext {
  outbound: Outbound;
  env: Env;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Keeps secrets that changed on the way, e.g. a renewed token. */
  keepSecrets(secrets: unknown): Promise<void>;
}

/** Opens a connected site from its stored settings and secrets. */
export type OpenPlatform = (context: PlatformContext, settings: unknown, secrets: unknown) => Platform;
