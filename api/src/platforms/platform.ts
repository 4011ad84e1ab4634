import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** A post to publish; adapters ignore the fields that their platform does not support. */
export interface Post {
  title: string;
  markdown: string;
  /** `markdown` as sanitized HTML. */
  html: string;
  excerpt: string;
  /** Idempotency slug: the post is looked up by it before any retry. */
  slug: string;
  /** The platform's own status value, e.g. `publish` or `draft`. */
  status: string;
  tags: readonly string[];
  imageUrl: string | null;
  imageAlt: string;
  author: string;
  /** Publish time, where the platform can schedule; null publishes immediately. */
  publishAt: Date | null;
}

export interface RemotePost {
  id: string;
  url: string | null;
  /** The status the platform set; it may differ from the requested one. */
  status: string;
  /** Message for the user when the post was stored but not published, e.g. because it needs a review. */
  holdReason?: string;
}

export type Remedy = 'retry' | 'reconnect' | 'edit' | 'check' | 'none';

/** A failed platform call: `temporary` can be retried, `permanent` cannot, `ambiguous` may have succeeded. */
export class PlatformError extends Error {
  constructor(
    readonly kind: 'temporary' | 'permanent' | 'ambiguous',
    /** Shown to the user: what happened and what to do next. */
    message: string,
    readonly remedy: Remedy,
    /** Milliseconds to wait, as requested by the platform. */
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

export interface Verification {
  name: string;
  url: string;
  checks: Check[];
  /** Settings found during verification that later calls need. */
  settings: Record<string, unknown>;
}

/** An option of the site that the user can choose: a blog, a category, a collection. */
export interface PlatformOption {
  id: string;
  label: string;
  detail?: string;
}

/** One connected site. */
export interface Platform {
  verify(): Promise<Verification>;
  /** Creates a post, or updates the one with `remoteId`. Rejects with `PlatformError`. */
  publish(post: Post, remoteId: string | null): Promise<RemotePost>;
  /** Finds our post by id, else by its idempotency slug. */
  find(slug: string, remoteId: string | null): Promise<RemotePost | null>;
  /** Available options by kind, e.g. `categories`. */
  listOptions(): Promise<Record<string, PlatformOption[]>>;
}

export interface PlatformContext {
  outbound: Outbound;
  env: Env;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** Stores secrets that changed during a call, e.g. a refreshed token. */
  saveSecrets(secrets: unknown): Promise<void>;
}

/** Opens a connected site from its stored settings and secrets. */
export type OpenPlatform = (context: PlatformContext, settings: unknown, secrets: unknown) => Platform;
