import type { Root } from 'hast';
import type { Outbound } from './outbound.ts';
import type { Visibility } from './visibility.ts';

/** How our post is recognized on a platform that may hold others. */
export interface PostReference {
  /** The slug to ask for. */
  slug: string;
  /** Idempotency slug: unique to the article, and used as the slug when `slug` is taken. */
  idempotencySlug: string;
  title: string;
  /** When the first attempt to create the post began. */
  since: Date;
}

/** What a site may have got with a post and can be taken away from it again. */
export const removableFields = ['categories', 'tags', 'image'] as const;
export type RemovableField = (typeof removableFields)[number];

/** A post to publish; adapters ignore the fields that their platform does not support. */
export interface Post extends PostReference {
  articleId: string | null;
  version: number | null;
  markdown: string;
  /** `markdown` as sanitized HTML. */
  html: string;
  excerpt: string;
  /** `excerpt` as HTML. */
  excerptHtml: string;
  metaTitle: string;
  metaDescription: string;
  /** The platform's own status value, e.g. `publish` or `draft`. */
  status: string;
  /** A post that exists keeps the status it has on its site; `status` is for one that is created. */
  keepsStatus: boolean;
  categories: readonly string[];
  tags: readonly string[];
  imageUrl: string | null;
  imageAlt: string;
  author: string;
  /** Publish time, where the platform can schedule; null publishes immediately. */
  publishAt: Date | null;
  /** Empty here, while the site has what was sent earlier: removed there. Other empty fields leave the site's alone. */
  removed: readonly RemovableField[];
}

export interface RemotePost {
  id: string;
  url: string | null;
  /** The status the platform set; it may differ from the requested one. */
  status: string;
  /** Where the status alone does not say it. */
  visibility?: Visibility;
  /** When the site itself makes a scheduled post public. */
  publicAt?: Date | null;
  /** Message for the user when the post was stored but not published, e.g. because it needs a review. */
  holdReason?: string;
  /** Message for the user when the post was stored without the cover image that it was sent with. */
  coverProblem?: string;
}

/** `reason` completes “The cover image was not set: ”. */
export const describeCoverProblem = (reason: string): string =>
  `The cover image was not set: ${reason} Choose another image and update the post.`;

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
    /** Code of a failed connection test in the error catalogue; the general one without it. */
    readonly code?: string,
  ) {
    super(message);
  }
}

export interface Check {
  name: string;
  ok: boolean;
  detail: string;
  /** A failed check prevents publishing; default true. */
  blocking?: boolean;
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

/** A post as its site keeps it. */
export interface ArchivedPost extends RemotePost {
  kind: 'post' | 'page';
  title: string;
  /** The HTML as it is stored, not as it is shown. */
  source: string;
  slug: string;
  excerpt: string;
  publishedAt: Date | null;
  modifiedAt: Date;
  categories: string[];
  tags: string[];
  author: string;
  imageUrl: string | null;
  imageAlt: string;
}

/** Where the next page starts. It can be stored, and read again after a crash. */
export type ArchiveCursor = Record<string, unknown>;

export interface ArchivePage {
  posts: ArchivedPost[];
  /** Posts that the whole import reads. */
  total: number;
  /** Null: this was the last page. */
  next: ArchiveCursor | null;
  /** What this user may not read, for people. */
  notice?: string;
}

/** What changes in a post; what is left out stays as it is. */
export interface PostChange {
  title?: string;
  source: string;
  excerpt?: string;
  categories?: readonly string[];
  tags?: readonly string[];
  /** Null removes the cover. */
  imageUrl?: string | null;
  imageAlt?: string;
  idempotencySlug: string;
  metaTitle?: string;
  metaDescription?: string;
  /** The post becomes public; otherwise its status stays as it is. */
  goesLive: boolean;
}

/** The posts that a site already has. */
export interface Archive {
  /** Reads posts in a fixed order; none is left out, though the site changes meanwhile. Rejects with `PlatformError`. */
  readPage(cursor: ArchiveCursor | null, changedSince: Date | null): Promise<ArchivePage>;
  /** Null: the post was deleted for good. */
  read(id: string): Promise<ArchivedPost | null>;
  /** Returns the post as the site stored it. */
  update(id: string, change: PostChange): Promise<ArchivedPost>;
}

/** One connected site. */
export interface Platform {
  verify(): Promise<Verification>;
  /** Creates a post, or updates the one with `remoteId`. Rejects with `PlatformError`. */
  publish(post: Post, remoteId: string | null): Promise<RemotePost>;
  /** Finds our post by id, else by its slug. */
  find(reference: PostReference, remoteId: string | null): Promise<RemotePost | null>;
  /** Available options by kind: `categories`, `tags`, `authors` and the platform's own. */
  listOptions(): Promise<Record<string, PlatformOption[]>>;
  /** Where existing posts can be imported (`imports` of the method's descriptor). */
  archive?: Archive;
}

export interface DeliveryLogEntry {
  messageId: string;
  type: string;
  articleId: string | null;
  status: number | null;
  error: string | null;
  durationMs: number;
}

export interface Clock {
  now(): Date;
}

export interface PlatformLog {
  warn(facts: object, message: string): void;
}

/** Markdown and HTML, parsed apart from the event loop. */
export interface HtmlTools {
  /** Markdown to a sanitized tree of HTML elements (hast). */
  parseMarkdown(markdown: string): Promise<Root>;
  printTree(tree: Root): string;
  /** The `<link>` elements of a page. */
  listLinks(html: string): Promise<{ rel: string; href: string }[]>;
}

/** Images, read apart from the event loop. */
export interface ImageTools {
  /** Bytes and media type that sites take, whatever type a server declared; null if the bytes are no image. */
  encodeForSites(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string } | null>;
}

/** What the server gives an adapter. */
export interface PlatformContext {
  outbound: Outbound;
  /** The server's validated settings, where a deployment sets a platform's URL. */
  env: Readonly<Record<string, unknown>>;
  clock: Clock;
  log: PlatformLog;
  html: HtmlTools;
  images: ImageTools;
  /** Stores secrets that changed during a call, e.g. a refreshed token. */
  saveSecrets(secrets: unknown): Promise<void>;
  /** Adds an attempt to the delivery log. */
  logDelivery(entry: DeliveryLogEntry): Promise<void>;
}

/** Opens a connected site from its stored settings and secrets. */
export type OpenPlatform = (context: PlatformContext, settings: unknown, secrets: unknown) => Platform;

/** How a platform is opened that is connected by one method. */
export interface Adapter {
  open: OpenPlatform;
  /**
   * Makes the secret that is shown once and stored as `secret`; the connection is tested when the other side has it. A
   * replaced one is stored as `previous`, with the end of its use.
   */
  createSecret?: () => string;
}

/** Adapters by method of connection. */
export type Adapters<Method extends string = string> = Readonly<Record<Method, Adapter>>;

/** Reads a platform's URL from the server's settings. */
export const readUrl = ({ env }: Pick<PlatformContext, 'env'>, name: string): string => {
  const url = env[name];
  if (typeof url !== 'string') throw new Error(`The setting ${name} is missing.`);
  return url;
};
