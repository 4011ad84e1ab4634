import {
  authorizeWordpress,
  clearWordpressOAuth,
  getWordpressOAuth,
  getWordpressOAuthApp,
  listConnections,
  refreshWordpressOAuth,
  saveWordpressOAuthApp,
  storeWordpressOAuth,
  testWordpressOAuth,
} from '@rankwright/contracts/connections';
import { ApiError, callApi, endpointQuery, endpointKey, createQueryKey } from '@rankwright/sdk/api';
import { type QueryClient } from '@rankwright/sdk/query';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import type { PlatformClient } from '../connections/platformClient.ts';

export interface OAuthApp {
  siteUrl: string;
  clientId: string;
  clientSecret: string;
}

export const oauthAppQuery = endpointQuery(getWordpressOAuthApp);
export const oauthConfigQuery = endpointQuery(getWordpressOAuth);
/** The sites that the stored token can access. */
export const oauthSitesQuery = {
  queryKey: createQueryKey(testWordpressOAuth, {}),
  queryFn: () => callApi(testWordpressOAuth, { body: {} }),
};

/** Refetches everything that an authorization changes. */
export const refreshConnections = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [endpointKey(listConnections), oauthConfigQuery.queryKey, oauthSitesQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Rethrows an `ApiError` as an `Error` with the server's message, or the fallback. */
const withFallbackMessage = async <Result>(step: Promise<Result>, fallback: string): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(getConnectionErrorText(error, fallback), { cause: error });
    throw error;
  }
};

/** URL of the consent page for the stored app. */
export const requestAuthorizeWordpress = async (): Promise<string> => {
  const { data } = await withFallbackMessage(callApi(authorizeWordpress), 'Failed to get authorization URL');
  return data.authUrl;
};

/** Saves the app and returns the URL of its consent page. */
export const saveAppAndGetConsentUrl = async (app: OAuthApp): Promise<string> => {
  await withFallbackMessage(
    callApi(saveWordpressOAuthApp, { body: app }),
    'Failed to save OAuth configuration',
  );
  return requestAuthorizeWordpress();
};

export const requestStoreWordpressOAuth = (siteId: string) =>
  callApi(storeWordpressOAuth, { body: { siteId } });
export const requestRefreshWordpressOAuth = () => callApi(refreshWordpressOAuth, { body: {} });

/** Requests for a site connected by WordPress.com OAuth. */
export const oauthClient: PlatformClient = {
  platform: 'wordpress',
  test: async () => {
    const { user, sites } = (await callApi(testWordpressOAuth, { body: {} })).data;
    return {
      message: `Signed in as ${user.name || user.email}`,
      checks: [
        { name: 'Login', ok: true, detail: `signed in as ${user.name || user.email}` },
        { name: 'Sites', ok: sites.length > 0, detail: `${sites.length} available` },
      ],
    };
  },
  disconnect: () => callApi(clearWordpressOAuth),
};
