import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { getAppSecretContext } from '../../secrets/contexts.ts';
import { PlatformError } from '@rankwright/platforms/port/platform';
import { buildConsentUrl, exchangeCode, type OAuthApp } from '@rankwright/platforms/wordpress/com/comOAuth';
import { findOAuthApp, saveOAuthApp } from './oauth.repository.ts';
import { consumeState, createState } from './oauthState.service.ts';
import { saveToken } from './wordpressOAuth.service.ts';

const platform = 'wordpress' as const;
const getRedirectUri = ({ env }: Deps): string => new URL(paths.wordpressCallback, env.PUBLIC_URL).href;

/** Saves the user's OAuth app; saving again replaces it. */
export const saveWordpressOAuthApp = async (
  deps: Deps,
  ownerId: string,
  {
    siteUrl,
    clientId,
    clientSecret,
  }: z.output<EndpointSchemas<typeof endpoints.saveWordpressOAuthApp>['body']>,
): Promise<void> => {
  const id = (await findOAuthApp(deps.db, ownerId, platform))?.id ?? deps.ids.uuid();
  const sealed = deps.secrets.seal(clientSecret, getAppSecretContext({ id, ownerId }));
  const updatedAt = deps.clock.now();
  await saveOAuthApp(deps.db, { id, ownerId, platform, siteUrl, clientId, clientSecret: sealed, updatedAt });
};

const readOAuthApp = async (deps: Deps, ownerId: string): Promise<OAuthApp & { siteUrl: string }> => {
  const row = await findOAuthApp(deps.db, ownerId, platform);
  if (!row) throw new AppError('OAUTH_CONFIG_MISSING');
  const { siteUrl, clientId, clientSecret } = row;
  return { siteUrl, clientId, clientSecret: deps.secrets.open(clientSecret, getAppSecretContext(row)) };
};

/** Returns the consent URL. Its state works once, for ten minutes, for this user. */
export const authorizeWordpress = async (deps: Deps, ownerId: string): Promise<string> => {
  const { clientId } = await readOAuthApp(deps, ownerId);
  const state = await createState(deps, { ownerId, provider: platform }, getRedirectUri(deps));
  return buildConsentUrl(deps.env.WORDPRESS_COM_URL, clientId, getRedirectUri(deps), state);
};

const exchangeAuthorizationCode = async (deps: Deps, app: OAuthApp, code: string, redirect: string) => {
  try {
    return await exchangeCode(deps.outbound, deps.env.WORDPRESS_COM_URL, app, code, redirect);
  } catch (cause) {
    if (!(cause instanceof PlatformError)) throw cause;
    throw new AppError('OAUTH_CALLBACK_FAILED', { text: cause.message, cause });
  }
};

/** Exchanges the authorization code for a token and connects the site. */
export const completeWordpressOAuth = async (
  deps: Deps,
  owner: Owner,
  { code, state = '' }: { code: string; state?: string | undefined },
) => {
  const redirectUri = await consumeState(deps, { ownerId: owner.userId, provider: platform }, state);
  const app = await readOAuthApp(deps, owner.userId);
  const {
    access_token: accessToken,
    scope,
    token_type: tokenType,
  } = await exchangeAuthorizationCode(deps, app, code, redirectUri);
  return saveToken(deps, owner, { accessToken, scope, tokenType, siteUrl: app.siteUrl });
};
