import { wordpressOAuthCallback } from '@rankwright/contracts/connections';
import { ApiError, callApi } from '@rankwright/sdk/api';
import { oauthChannel, type OAuthMessage } from '../wordpress/oauthMessage.model.ts';

const wordsOf = (error: unknown): string => {
  const kept = error instanceof ApiError && error.code !== 'INTERNAL';
  return kept ? error.message : 'OAuth callback failed';
};

/** Trades the code of the address for a connection; throws with words for people. */
export const finishAuthorization = async (search: URLSearchParams) => {
  const refused = search.get('error');
  if (refused) throw new Error(`Authorization failed: ${search.get('error_description') ?? refused}`);
  const code = search.get('code');
  if (!code) throw new Error('No authorization code received');
  const query = { code, state: search.get('state') ?? '' };
  const reply = await callApi(wordpressOAuthCallback, { query }).catch((error: unknown) => {
    throw new Error(wordsOf(error), { cause: error });
  });
  const { data, user, sites } = reply.data;
  if (typeof data.access_token !== 'string' || data.access_token === '')
    throw new Error('Invalid token data received');
  return { token: data.access_token, user, sites };
};

/** Tells the window that opened this one, or, where the way through WordPress has cut that tie, every window of ours. Same origin only. */
export const tellOpener = (message: OAuthMessage): void => {
  const opener = window.opener as Window | null;
  if (opener) {
    opener.postMessage(message, window.location.origin);
    return;
  }
  const channel = new BroadcastChannel(oauthChannel);
  channel.postMessage(message);
  channel.close();
};
