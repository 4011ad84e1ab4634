import {
  authorizeWordpress,
  clearWordpressOAuth,
  getWordpressOAuth,
  getWordpressOAuthApp,
  refreshWordpressOAuth,
  saveWordpressOAuthApp,
  storeWordpressOAuth,
  testWordpressOAuth,
  updateWordpressOAuth,
} from '@rankwright/contracts/connections';
import { ApiError, callApi, endpointQuery, messageOf } from '@rankwright/sdk/api';
import type { QueryClient } from '@rankwright/sdk/query';
import type { PlatformCalls } from '../connections/platformCalls.ts';
import { wordpressStatusLabels, wordpressStatusOf } from './wordpress.data.ts';

export interface OAuthApp {
  siteUrl: string;
  clientId: string;
  clientSecret: string;
}

export const oauthAppQuery = endpointQuery(getWordpressOAuthApp);
export const oauthConfigQuery = endpointQuery(getWordpressOAuth);
/** Which sites the stored token reaches. */
export const oauthSitesQuery = {
  queryKey: ['wordpress-oauth-sites'] as const,
  queryFn: () => callApi(testWordpressOAuth, { body: {} }),
};

/** Reads everything again that an authorization changes. */
export const readAgain = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['connections'], oauthConfigQuery.queryKey, oauthSitesQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** The first failing step names itself when the server has no words for it. */
const orWords = async <Result>(step: Promise<Result>, fallback: string): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(messageOf(error, fallback), { cause: error });
    throw error;
  }
};

/** Address of the consent page of the stored app. */
export const consentAddress = async (): Promise<string> => {
  const { data } = await orWords(callApi(authorizeWordpress), 'Failed to get authorization URL');
  return data.authUrl;
};

/** Keeps the app, then gives the address of its consent page. */
export const prepareConsent = async (app: OAuthApp): Promise<string> => {
  await orWords(callApi(saveWordpressOAuthApp, { body: app }), 'Failed to save OAuth configuration');
  return consentAddress();
};

export const chooseSite = (siteId: string) => callApi(storeWordpressOAuth, { body: { siteId } });
export const refreshToken = () => callApi(refreshWordpressOAuth, { body: {} });

/** A site connected by WordPress.com authorization. */
export const oauthCalls: PlatformCalls = {
  platform: 'wordpress',
  statuses: wordpressStatusLabels,
  test: async () => {
    const { user, sites } = (await callApi(testWordpressOAuth, { body: {} })).data;
    return {
      message: `Signed in as ${user.name || user.email}`,
      checks: [
        { name: 'Login', ok: true, detail: `signed in as ${user.name || user.email}` },
        { name: 'Sites', ok: sites.length > 0, detail: `${sites.length} within reach` },
      ],
    };
  },
  update: ({ autoPublish, defaultStatus }) =>
    callApi(updateWordpressOAuth, { body: { autoPublish, defaultStatus: wordpressStatusOf(defaultStatus) } }),
  forget: () => callApi(clearWordpressOAuth),
};
