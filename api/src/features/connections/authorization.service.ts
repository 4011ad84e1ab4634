import type * as endpoints from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { getAppSecretContext } from '../../secrets/contexts.ts';
import { PlatformError } from '@rankwright/platforms/port/platform';
import { buildConsentUrl, exchangeCode, type OAuthApp } from '@rankwright/platforms/wordpress/com/comOAuth';
import { insertOAuthState, findOAuthApp, saveOAuthApp, consumeOAuthState } from './oauth.repository.ts';
import { saveToken } from './wordpressOAuth.service.ts';

const platform = 'wordpress' as const;
const hashState = (state: string): string => createHash('sha256').update(state).digest('hex');
const getRedirectUri = ({ env }: Deps): string => new URL(paths.wordpressCallback, env.PUBLIC_URL).href;

/** Saves the user's OAuth app; saving again replaces it. */
export const saveWordpressOAuthApp = async (
  deps: Deps,
  ownerId: string,
  { siteUrl, clientId, clientSecret }: z.output<typeof endpoints.saveWordpressOAuthApp.body>,
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
  const state = deps.ids.token();
  await insertOAuthState(deps.db, {
    stateHash: hashState(state),
    ownerId,
    platform,
    redirectUri: getRedirectUri(deps),
    expiresAt: addMs(deps.clock.now(), wordpressOAuth.stateLifetimeMinutes * 60_000),
  });
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
  const usedState = await consumeOAuthState(deps.db, owner.userId, hashState(state), deps.clock.now());
  if (!usedState) throw new AppError('OAUTH_STATE_INVALID');
  const app = await readOAuthApp(deps, owner.userId);
  const {
    access_token: accessToken,
    scope,
    token_type: tokenType,
  } = await exchangeAuthorizationCode(deps, app, code, usedState.redirectUri);
  return saveToken(deps, owner, { accessToken, scope, tokenType, siteUrl: app.siteUrl });
};
