import type { saveWordpressOAuthApp } from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError } from '../../platforms/platform.ts';
import { consentUrl, tradeCode, type OAuthApp } from '../../platforms/wordpressCom/comOAuth.ts';
import {
  addOAuthState,
  appSecretPlace,
  findOAuthApp,
  saveOAuthApp,
  takeOAuthState,
} from './oauth.repository.ts';
import { keepToken } from './wordpressOAuth.service.ts';

const platform = 'wordpress' as const;
const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');
const redirectUri = ({ env }: Deps): string => new URL(paths.wordpressCallback, env.PUBLIC_URL).href;

/** Keeps the app that asks for authorization; saving it again replaces it. */
export const saveApp = async (
  deps: Deps,
  ownerId: string,
  { siteUrl, clientId, clientSecret }: z.output<typeof saveWordpressOAuthApp.body>,
): Promise<void> => {
  const id = (await findOAuthApp(deps.db, ownerId, platform))?.id ?? deps.ids.uuid();
  const sealed = deps.secrets.seal(clientSecret, appSecretPlace({ id, ownerId }));
  const updatedAt = deps.clock.now();
  await saveOAuthApp(deps.db, { id, ownerId, platform, siteUrl, clientId, clientSecret: sealed, updatedAt });
};

const readApp = async (deps: Deps, ownerId: string): Promise<OAuthApp & { siteUrl: string }> => {
  const row = await findOAuthApp(deps.db, ownerId, platform);
  if (!row) throw new AppError('OAUTH_CONFIG_MISSING');
  const { siteUrl, clientId, clientSecret } = row;
  return { siteUrl, clientId, clientSecret: deps.secrets.open(clientSecret, appSecretPlace(row)) };
};

/** Begins an authorization: its state is good once, for ten minutes, for this user. */
export const beginAuthorization = async (deps: Deps, ownerId: string): Promise<string> => {
  const { clientId } = await readApp(deps, ownerId);
  const state = deps.ids.token();
  await addOAuthState(deps.db, {
    stateHash: hashOf(state),
    ownerId,
    platform,
    redirectUri: redirectUri(deps),
    expiresAt: addMs(deps.clock.now(), wordpressOAuth.stateLifetimeMinutes * 60_000),
  });
  return consentUrl(deps.env.WORDPRESS_COM_URL, clientId, redirectUri(deps), state);
};

const trade = async (deps: Deps, app: OAuthApp, code: string, redirect: string) => {
  try {
    return await tradeCode(deps.outbound, deps.env.WORDPRESS_COM_URL, app, code, redirect);
  } catch (cause) {
    if (!(cause instanceof PlatformError)) throw cause;
    throw new AppError('OAUTH_CALLBACK_FAILED', { text: cause.message, cause });
  }
};

/** Ends an authorization: trades the code and connects the site. */
export const finishAuthorization = async (
  deps: Deps,
  ownerId: string,
  { code, state = '' }: { code: string; state?: string | undefined },
) => {
  const taken = await takeOAuthState(deps.db, ownerId, hashOf(state), deps.clock.now());
  if (!taken) throw new AppError('OAUTH_STATE_INVALID');
  const app = await readApp(deps, ownerId);
  const {
    access_token: accessToken,
    scope,
    token_type: tokenType,
  } = await trade(deps, app, code, taken.redirectUri);
  return keepToken(deps, ownerId, { accessToken, scope, tokenType, siteUrl: app.siteUrl });
};
