import { wordpressOAuth } from '@rankwright/contracts/limits';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { addMs, dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { PlatformError, type Platform } from '@rankwright/platforms/port/platform';
import type { ComAccount } from '@rankwright/platforms/wordpress/com/comAccount';
import { isValidToken } from '@rankwright/platforms/wordpress/com/comOAuth';
import { comSecretsSchema, openWordpressCom } from '@rankwright/platforms/wordpress/com/wordpressCom';
import { readText } from './connection.model.ts';
import { updateConnection, findConnection } from './connection.repository.ts';
import { callPlatform, updateConnectionSettings, readConnection } from './connection.service.ts';
import { findOAuthApp } from './oauth.repository.ts';
import { createContext, openWithAdapter, readSecrets } from './openPlatform.service.ts';
import { saveTestedConnection } from './saveConnection.service.ts';

const platform = 'wordpress' as const;
const method = 'oauth' as const;
const lifetimeMs = wordpressOAuth.tokenLifetimeDays * dayMs;

/** Placeholder for the stored token in replies and requests, because tokens are never sent to a client. */
export const storedToken = 'stored';

/** The token of a request; null when it is missing or the placeholder. */
export const readSentToken = (accessToken: string | undefined): string | null =>
  accessToken && accessToken !== storedToken ? accessToken : null;

interface NewToken {
  accessToken: string;
  scope?: string | undefined;
  tokenType?: string | undefined;
  siteUrl?: string | undefined;
  siteId?: string | undefined;
}

/** Tests and saves a token, keeping the publishing defaults of an existing connection. */
export const saveToken = async (
  deps: Deps,
  owner: Owner,
  { accessToken, scope, tokenType, siteUrl, siteId }: NewToken,
): Promise<ComAccount> => {
  const before = await findConnection(deps.db, owner.userId, platform);
  const existing = before?.method === method ? before : undefined;
  const now = deps.clock.now();
  const settings = {
    ...(siteUrl && { siteUrl }),
    ...(siteId && { siteId }),
    scope: scope?.trim() ? scope : 'global',
    tokenType: tokenType?.trim() ? tokenType : 'bearer',
    issuedAt: now.toISOString(),
  };
  const account = await getAccount(deps, accessToken);
  await saveTestedConnection(
    deps,
    owner,
    { platform, method, settings, secrets: { accessToken }, expiresAt: addMs(now, lifetimeMs) },
    existing ?? { autoPublish: false, defaultStatus: 'publish' },
  );
  return account;
};

/** The user and the sites that a token gives access to. */
const getAccount = async (deps: Deps, accessToken: string): Promise<ComAccount> => {
  try {
    return await openWordpressCom(createContext(deps), {}, { accessToken }).readAccount();
  } catch (cause) {
    if (!(cause instanceof PlatformError)) throw cause;
    const isRejected = cause.remedy === 'reconnect';
    throw new AppError('OAUTH_TOKEN_INVALID', { cause, ...(!isRejected && { text: cause.message }) });
  }
};

/** The user and sites of the stored token. Saves whether the request worked. */
const getStoredAccount = async (deps: Deps, ownerId: string): Promise<ComAccount> => {
  const row = await readConnection(deps, ownerId, platform, method);
  const now = deps.clock.now();
  if (row.expiresAt && row.expiresAt <= now) throw new AppError('OAUTH_TOKEN_EXPIRED');
  try {
    const account = await callPlatform(() => openWithAdapter(openWordpressCom, deps, row).readAccount());
    await updateConnection(deps.db, ownerId, platform, { lastSuccessAt: now, lastError: null });
    return account;
  } catch (error) {
    if (error instanceof AppError)
      await updateConnection(deps.db, ownerId, platform, { lastError: error.message });
    throw error;
  }
};

/** The site of a token that came with the request; null when the stored connection is to be used. */
export const openSentSite = async (
  deps: Deps,
  ownerId: string,
  sent: { accessToken?: string | undefined; siteId?: string | undefined },
): Promise<Platform | null> => {
  const accessToken = readSentToken(sent.accessToken);
  const row = await findConnection(deps.db, ownerId, platform);
  const stored = row?.method === method ? row : null;
  const storedSiteId = readText(stored?.settings.siteId);
  if (!accessToken && (!sent.siteId || sent.siteId === storedSiteId)) {
    await readConnection(deps, ownerId, platform, method);
    return null;
  }
  const secrets = accessToken
    ? { accessToken }
    : readSecrets(deps, await readConnection(deps, ownerId, platform, method));
  const siteId =
    sent.siteId ?? storedSiteId ?? (await getAccount(deps, accessToken ?? '')).sites[0]?.id ?? '';
  return openWordpressCom(createContext(deps), { siteId }, secrets);
};

interface SiteChoice {
  siteId?: string | undefined;
  autoPublish?: boolean | undefined;
  defaultStatus?: string | undefined;
}

/** Chooses one of the stored token's sites and updates the given settings. */
const chooseSite = async (
  deps: Deps,
  ownerId: string,
  { siteId, ...settings }: SiteChoice,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, ownerId, platform, method);
  if (!siteId) return updateConnectionSettings(deps, row, settings);
  const { sites } = await getStoredAccount(deps, ownerId);
  const site = sites.find(({ id }) => id === siteId);
  if (!site)
    throw new AppError('INVALID_REQUEST', {
      text: 'This authorization does not include that site. Choose a site from the list.',
      details: { siteId: 'Choose a site from the list.' },
    });
  const { name, url } = site;
  return updateConnectionSettings(deps, row, {
    ...settings,
    settings: { siteId, siteUrl: url, url, name: name || url },
  });
};

/** Saves the token that came with the request, if one did, and the selected site. */
export const storeWordpressOAuth = async (
  deps: Deps,
  owner: Owner,
  token: { [Field in keyof NewToken]?: NewToken[Field] | undefined } | undefined,
  choice: SiteChoice,
): Promise<void> => {
  const accessToken = readSentToken(token?.accessToken);
  if (accessToken) await saveToken(deps, owner, { ...token, accessToken });
  await chooseSite(deps, owner.userId, choice);
};

/** The user and sites of the token that came with the request, or of the stored one. */
export const testWordpressOAuth = (
  deps: Deps,
  ownerId: string,
  accessToken: string | undefined,
): Promise<ComAccount> => {
  const sent = readSentToken(accessToken);
  return sent ? getAccount(deps, sent) : getStoredAccount(deps, ownerId);
};

/**
 * WordPress.com issues no refresh tokens to this kind of app. A token that is still accepted is extended by
 * fourteen days; otherwise throws OAUTH_TOKEN_EXPIRED.
 */
export const refreshWordpressOAuth = async (
  deps: Deps,
  ownerId: string,
  sentToken: string | null = null,
): Promise<Date> => {
  const now = deps.clock.now();
  const expiresAt = addMs(now, lifetimeMs);
  if (sentToken) {
    await getAccount(deps, sentToken);
    return expiresAt;
  }
  const row = await readConnection(deps, ownerId, platform, method);
  const { accessToken } = comSecretsSchema.parse(readSecrets(deps, row));
  const app = await findOAuthApp(deps.db, ownerId, platform);
  const isValid = await callPlatform(() =>
    app
      ? isValidToken(deps.outbound, deps.env.WORDPRESS_COM_URL, app.clientId, accessToken)
      : openWithAdapter(openWordpressCom, deps, row)
          .readAccount()
          .then(() => true),
  );
  if (!isValid) throw new AppError('OAUTH_TOKEN_EXPIRED');
  await updateConnection(deps.db, ownerId, platform, { expiresAt, refreshedAt: now, updatedAt: now });
  return expiresAt;
};

/** The stored connection as the API returns it, without its token. */
export const toOAuthConfig = (row: ConnectionRow) => {
  const { settings, expiresAt, createdAt, updatedAt, autoPublish, defaultStatus, ownerId } = row;
  const text = (name: string): string => readText(settings[name]) ?? '';
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
