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
  completeWordpressOAuth,
} from '@rankwright/contracts/connections';
import { AppError } from '../../http/AppError.ts';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { ComSite } from '@rankwright/platforms/wordpress/com/comAccount';
import type { Register } from '../register.ts';
import * as authorization from './authorization.service.ts';
import { findConnection } from './connection.repository.ts';
import { updateConnectionSettings, readConnection } from './connection.service.ts';
import { findOAuthApp } from './oauth.repository.ts';
import * as service from './wordpressOAuth.service.ts';
import { disconnectPlatform } from './saveConnection.service.ts';

const platform = 'wordpress' as const;
const method = 'oauth' as const;

const toSite = ({ id, name, url }: ComSite) => ({ id, name, url });

const registerAuthorization: Register = (app, deps) => {
  route(app, getWordpressOAuthApp, async ({ session }) => {
    const row = await findOAuthApp(deps.db, session.userId, platform);
    return { ...ok, data: row ? { siteUrl: row.siteUrl, clientId: row.clientId } : null };
  });
  route(app, saveWordpressOAuthApp, async ({ session, body }) => {
    await authorization.saveWordpressOAuthApp(deps, session.userId, body);
    return ok;
  });
  route(app, authorizeWordpress, async ({ session }) => ({
    ...ok,
    data: { authUrl: await authorization.authorizeWordpress(deps, session.userId) },
  }));
  route(app, completeWordpressOAuth, async ({ session, request, query }) => {
    const { code, state, error, error_description: description } = query;
    if (error) throw new AppError('OAUTH_DENIED', { text: `Authorization failed: ${description ?? error}` });
    if (!code) throw new AppError('OAUTH_CODE_MISSING');
    const { user, sites } = await authorization.completeWordpressOAuth(deps, getOwner(session, request), {
      code,
      state,
    });
    const data = {
      success: true as const,
      data: { access_token: service.storedToken },
      user,
      sites: sites.map(toSite),
    };
    return { ...ok, data };
  });
};

const registerStored: Register = (app, deps) => {
  route(app, storeWordpressOAuth, async ({ session, request, body: { token, ...choice } }) => {
    await service.storeWordpressOAuth(deps, getOwner(session, request), token, choice);
    return ok;
  });
  route(app, getWordpressOAuth, async ({ session }) => {
    const row = await findConnection(deps.db, session.userId, platform);
    return { ...ok, config: row?.method === method ? service.toOAuthConfig(row) : null };
  });
  route(app, updateWordpressOAuth, async ({ session, body }) => {
    await updateConnectionSettings(deps, await readConnection(deps, session.userId, platform, method), body);
    return ok;
  });
  route(app, clearWordpressOAuth, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform, method),
  );
};

/** The endpoints of WordPress.com by OAuth. */
export const registerWordpressOAuth: Register = (app, deps) => {
  registerAuthorization(app, deps);
  registerStored(app, deps);
  route(app, testWordpressOAuth, async ({ session, body }) => {
    const { user, sites } = await service.testWordpressOAuth(deps, session.userId, body.accessToken);
    return { ...ok, data: { user, sites: sites.map(toSite) } };
  });
  route(app, refreshWordpressOAuth, async ({ session, body }) => {
    const sent = service.readSentToken(body.accessToken);
    const expiresAt = await service.refreshWordpressOAuth(deps, session.userId, sent);
    return {
      ...ok,
      token: { access_token: sent ?? service.storedToken, expiresAt: expiresAt.toISOString() },
    };
  });
};
