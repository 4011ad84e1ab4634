import type { NewConnection } from '../../../../api/src/database/schema/connections.ts';

export interface SitePost {
  title: string;
  /** The platform's own word. */
  status: string;
}

export interface SiteConnection {
  platform: NewConnection['platform'];
  method: NewConnection['method'];
  settings: Record<string, unknown>;
  secrets: Record<string, unknown>;
}

/** A platform with posts, and how the product reaches it through a fault proxy. */
export interface Site {
  url: string;
  /** Asks the platform itself. A post that arrived twice is listed twice. */
  listPosts(): SitePost[] | Promise<SitePost[]>;
  createEnv(proxyUrl: string): Record<string, string>;
  createConnection(proxyUrl: string): SiteConnection;
  close(): Promise<unknown>;
}
