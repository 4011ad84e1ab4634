import type { WordpressSite } from '@rankwright/contracts/connections';

/** Messages that the authorization popup posts to its opener. */
export type OAuthMessage =
  | { type: 'WORDPRESS_OAUTH_SUCCESS'; token: string; user: unknown; sites: readonly WordpressSite[] }
  | { type: 'WORDPRESS_OAUTH_ERROR'; error: string };

/** BroadcastChannel name, for a popup that lost its opener on another site. */
export const oauthChannel = 'rankwright:wordpress-oauth';

/** Parses message data; null when it is not an OAuth message of ours. */
export const parseOAuthMessage = (data: unknown): OAuthMessage | null => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'WORDPRESS_OAUTH_SUCCESS' || data.type === 'WORDPRESS_OAUTH_ERROR'
    ? (data as OAuthMessage)
    : null;
};
