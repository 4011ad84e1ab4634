import { wordpressOAuth } from '@rankwright/contracts/limits';
import { addMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { ComAccount } from '../../platforms/wordpressCom/comAccount.ts';
import { isGoodToken } from '../../platforms/wordpressCom/comOAuth.ts';
import { comSecrets, openWordpressCom } from '../../platforms/wordpressCom/wordpressCom.ts';
import { textOf } from './connection.model.ts';
import { changeConnection, findConnection, type ConnectionRow } from './connection.repository.ts';
import { asked, changeSettings, connect, readConnection } from './connection.service.ts';
import { findOAuthApp } from './oauth.repository.ts';
import { contextOf, openWith, secretsOf } from './openPlatform.ts';

const platform = 'wordpress' as const;
const method = 'oauth' as const;
const lifetimeMs = wordpressOAuth.tokenLifetimeDays * 86_400_000;

/** Stands for the stored token on the wire: a token never leaves the server. */
export const storedToken = 'stored';

/** A token that was sent, unless it is the mark of the stored one. */
export const sentToken = (accessToken: string | undefined): string | null =>
  accessToken && accessToken !== storedToken ? accessToken : null;

export interface NewToken {
  accessToken: string;
  scope?: string | undefined;
  tokenType?: string | undefined;
  siteUrl?: string | undefined;
  siteId?: string | undefined;
}

/** Tests a token and keeps it; what was set before stays. */
export const keepToken = async (
  deps: Deps,
  ownerId: string,
  { accessToken, scope, tokenType, siteUrl, siteId }: NewToken,
): Promise<ComAccount> => {
  const before = await findConnection(deps.db, ownerId, platform);
  const kept = before?.method === method ? before : undefined;
  const now = deps.clock.now();
  const settings = {
    ...(siteUrl && { siteUrl }),
    ...(siteId && { siteId }),
    scope: scope?.trim() ? scope : 'global',
    tokenType: tokenType?.trim() ? tokenType : 'bearer',
    issuedAt: now.toISOString(),
  };
  const account = await accountOf(deps, accessToken);
  await connect(
    deps,
    ownerId,
    { platform, method, settings, secrets: { accessToken }, expiresAt: addMs(now, lifetimeMs) },
    kept ?? { autoPublish: false, defaultStatus: 'publish' },
  );
  return account;
};

/** Whom a token belongs to, and which sites it reaches. */
export const accountOf = async (deps: Deps, accessToken: string): Promise<ComAccount> => {
  try {
    return await asked(() => openWordpressCom(contextOf(deps), {}, { accessToken }).account());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('OAUTH_TOKEN_INVALID', { text: error.message, cause: error });
  }
};

/** The same for the stored token; how it went is written down. */
export const storedAccount = async (deps: Deps, ownerId: string): Promise<ComAccount> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const now = deps.clock.now();
  if (row.expiresAt && row.expiresAt <= now) throw new AppError('OAUTH_TOKEN_EXPIRED');
  try {
    const account = await asked(() => openWith(openWordpressCom, deps, row).account());
    await changeConnection(deps.db, ownerId, platform, { lastSuccessAt: now, lastError: null });
    return account;
  } catch (error) {
    if (error instanceof AppError)
      await changeConnection(deps.db, ownerId, platform, { lastError: error.message });
    throw error;
  }
};

export interface Choice {
  siteId?: string | undefined;
  autoPublish?: boolean | undefined;
  defaultStatus?: string | undefined;
}

/** Chooses among the sites of the stored token, and sets what else was said. */
export const chooseSite = async (
  deps: Deps,
  ownerId: string,
  { siteId, ...settings }: Choice,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, ownerId, platform, method);
  if (!siteId) return changeSettings(deps, row, settings);
  const { sites } = await storedAccount(deps, ownerId);
  const site = sites.find(({ id }) => id === siteId);
  if (!site)
    throw new AppError('INVALID_REQUEST', {
      text: 'This authorization does not reach that site. Choose one of the list.',
      details: { siteId: 'not within reach' },
    });
  const { name, url } = site;
  return changeSettings(deps, row, {
    ...settings,
    settings: { siteId, siteUrl: url, url, name: name || url },
  });
};

/**
 * Tokens of this kind of app have no refresh token: one that WordPress.com still takes counts for another fourteen
 * days. Anything else means authorizing again.
 */
export const extendToken = async (deps: Deps, ownerId: string): Promise<Date> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const { accessToken } = comSecrets.parse(secretsOf(deps, row));
  const app = await findOAuthApp(deps.db, ownerId, platform);
  const good = await asked(() =>
    app
      ? isGoodToken(deps.outbound, deps.env.WORDPRESS_COM_URL, app.clientId, accessToken)
      : openWith(openWordpressCom, deps, row)
          .account()
          .then(() => true),
  );
  if (!good) throw new AppError('OAUTH_TOKEN_EXPIRED');
  const now = deps.clock.now();
  const expiresAt = addMs(now, lifetimeMs);
  await changeConnection(deps.db, ownerId, platform, { expiresAt, refreshedAt: now, updatedAt: now });
  return expiresAt;
};

/** The stored connection as the wire has it; never its token. */
export const oauthConfigOf = (row: ConnectionRow) => {
  const { settings, expiresAt, createdAt, updatedAt, autoPublish, defaultStatus, ownerId } = row;
  const text = (name: string): string => textOf(settings[name]) ?? '';
  return {
    userId: ownerId,
    autoPublish,
    defaultStatus,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    token: {
      tokenType: text('tokenType'),
      scope: text('scope'),
      expiresAt: (expiresAt ?? addMs(updatedAt, lifetimeMs)).toISOString(),
      issuedAt: text('issuedAt') || createdAt.toISOString(),
      siteId: text('siteId'),
      siteUrl: text('siteUrl'),
      siteName: text('name'),
      userEmail: text('userEmail'),
      userName: text('userName'),
      userId: text('userId'),
    },
  };
};
