import { wordpressOAuthCallback } from '@rankwright/contracts/connections';
import { callApi } from '@rankwright/sdk/api';

/** Trades the code of the address for a connection; throws with words for people. */
export const finishAuthorization = async (search: URLSearchParams) => {
  const refused = search.get('error');
  if (refused) throw new Error(`Authorization failed: ${search.get('error_description') ?? refused}`);
  const code = search.get('code');
  if (!code) throw new Error('No authorization code received');
  const { data } = await callApi(wordpressOAuthCallback, {
    query: { code, state: search.get('state') ?? '' },
  });
  return { token: data.data.access_token, user: data.user, sites: data.sites };
};

/** Tells the window that opened this one; same origin only. */
export const tellOpener = (
  message: { type: 'WORDPRESS_OAUTH_SUCCESS' | 'WORDPRESS_OAUTH_ERROR' } & Record<string, unknown>,
): void => {
  (window.opener as Window | null)?.postMessage(message, window.location.origin);
};
