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
  wordpressOAuthCallback,
} from '@rankwright/contracts/connections';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { ComSite } from '../../platforms/wordpressCom/comAccount.ts';
import type { Register } from '../register.ts';
import { beginAuthorization, finishAuthorization, saveApp } from './authorization.service.ts';
import { findConnection } from './connection.repository.ts';
import { changeSettings, forget, readConnection } from './connection.service.ts';
import { findOAuthApp } from './oauth.repository.ts';
import {
  accountOf,
  chooseSite,
  extendToken,
  keepToken,
  oauthConfigOf,
  sentToken,
  storedAccount,
  storedToken,
} from './wordpressOAuth.service.ts';

const platform = 'wordpress' as const;
const method = 'oauth' as const;

const siteOf = ({ id, name, url }: ComSite) => ({ id, name, url });

const registerAuthorization: Register = (app, deps) => {
  route(app, getWordpressOAuthApp, async ({ session }) => {
    const row = await findOAuthApp(deps.db, session.userId, platform);
    return { ...ok, data: row ? { siteUrl: row.siteUrl, clientId: row.clientId } : null };
  });
  route(app, saveWordpressOAuthApp, async ({ session, body }) => {
    await saveApp(deps, session.userId, body);
    return ok;
  });
  route(app, authorizeWordpress, async ({ session }) => ({
    ...ok,
    data: { authUrl: await beginAuthorization(deps, session.userId) },
  }));
  route(app, wordpressOAuthCallback, async ({ session, query }) => {
    const { code, state, error, error_description: description } = query;
    if (error) throw new AppError('OAUTH_DENIED', { text: `Authorization failed: ${description ?? error}` });
    if (!code) throw new AppError('OAUTH_CODE_MISSING');
    const { user, sites } = await finishAuthorization(deps, session.userId, { code, state });
    const data = {
      success: true as const,
      data: { access_token: storedToken },
      user,
      sites: sites.map(siteOf),
    };
    return { ...ok, data };
  });
};

const registerStored: Register = (app, deps) => {
  route(app, storeWordpressOAuth, async ({ session, body: { token, ...choice } }) => {
    const accessToken = sentToken(token?.accessToken);
    if (accessToken) await keepToken(deps, session.userId, { ...token, accessToken });
    await chooseSite(deps, session.userId, choice);
    return ok;
  });
  route(app, getWordpressOAuth, async ({ session }) => {
    const row = await findConnection(deps.db, session.userId, platform);
    return { ...ok, config: row?.method === method ? oauthConfigOf(row) : null };
  });
  route(app, updateWordpressOAuth, async ({ session, body }) => {
    await changeSettings(deps, await readConnection(deps, session.userId, platform, method), body);
    return ok;
  });
  route(app, clearWordpressOAuth, ({ session }) => forget(deps, session.userId, platform, method));
};

/** The calls of a site at WordPress.com. */
export const registerWordpressOAuth: Register = (app, deps) => {
  registerAuthorization(app, deps);
  registerStored(app, deps);
  route(app, testWordpressOAuth, async ({ session, body }) => {
    const sent = sentToken(body.accessToken);
    const { user, sites } = await (sent ? accountOf(deps, sent) : storedAccount(deps, session.userId));
    return { ...ok, data: { user, sites: sites.map(siteOf) } };
  });
  route(app, refreshWordpressOAuth, async ({ session }) => {
    const expiresAt = await extendToken(deps, session.userId);
    return { ...ok, token: { access_token: storedToken, expiresAt: expiresAt.toISOString() } };
  });
};
