import { completeWordpressOAuth } from '@rankwright/contracts/connections';
import { ApiError, callApi } from '@rankwright/sdk/api';
import { oauthChannel, type OAuthMessage } from '../wordpress/oauthMessage.model.ts';

const getErrorText = (error: unknown): string => {
  const isShown = error instanceof ApiError && error.code !== 'INTERNAL';
  return isShown ? error.message : 'OAuth callback failed';
};

/** Exchanges the code in the URL for a connection. Throws an `Error` whose message is shown to the user. */
export const requestCompleteWordpressOAuth = async (search: URLSearchParams) => {
  const oauthError = search.get('error');
  if (oauthError) throw new Error(`Authorization failed: ${search.get('error_description') ?? oauthError}`);
  const code = search.get('code');
  if (!code) throw new Error('No authorization code received');
  const query = { code, state: search.get('state') ?? '' };
  const reply = await callApi(completeWordpressOAuth, { query }).catch((error: unknown) => {
    throw new Error(getErrorText(error), { cause: error });
  });
  const { data, user, sites } = reply.data;
  if (typeof data.access_token !== 'string' || data.access_token === '')
    throw new Error('Invalid token data received');
  return { token: data.access_token, user, sites };
};

/**
 * Posts the result to the opener, same origin only. WordPress.com's pages can cut off the opener;
 * then the result goes to every window of ours through a BroadcastChannel.
 */
export const notifyOpener = (message: OAuthMessage): void => {
  const opener = window.opener as Window | null;
  if (opener) {
    opener.postMessage(message, window.location.origin);
    return;
  }
  const channel = new BroadcastChannel(oauthChannel);
  channel.postMessage(message);
  channel.close();
};
