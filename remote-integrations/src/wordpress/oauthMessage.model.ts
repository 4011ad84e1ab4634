import type { WordpressSite } from '@rankwright/contracts/connections';

/** What the authorization window tells the window that opened it. */
export type OAuthMessage =
  | { type: 'WORDPRESS_OAUTH_SUCCESS'; token: string; user: unknown; sites: readonly WordpressSite[] }
  | { type: 'WORDPRESS_OAUTH_ERROR'; error: string };

/** The same-origin channel for a window that has lost its opener on the way through another site. */
export const oauthChannel = 'rankwright:wordpress-oauth';

/** A message of ours, or null for anything else that windows say to each other. */
export const oauthMessageOf = (data: unknown): OAuthMessage | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'WORDPRESS_OAUTH_SUCCESS' || data.type === 'WORDPRESS_OAUTH_ERROR'
    ? (data as OAuthMessage)
    : null;
};
