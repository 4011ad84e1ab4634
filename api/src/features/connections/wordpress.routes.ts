import {
  clearWordpress,
  getWordpress,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { toConnection, readText } from './connection.model.ts';
import { findConnection } from './connection.repository.ts';
import {
  callPlatform,
  updateConnectionSettings,
  openConnectionCandidate,
  readConnection,
} from './connection.service.ts';
import { testConnection } from './connectionTest.service.ts';
import { createWordpressCandidate } from './wordpressCandidate.model.ts';
import { saveTestedConnection, disconnectPlatform } from './saveConnection.service.ts';

const platform = 'wordpress' as const;
const method = 'application-password' as const;

/** The endpoints of WordPress with an application password. */
export const registerWordpress: Register = (app, deps) => {
  const { db } = deps;
  route(app, testWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword } = body;
    const result =
      siteUrl && username && applicationPassword
        ? await callPlatform(() =>
            openConnectionCandidate(
              deps,
              createWordpressCandidate({ siteUrl, username, applicationPassword }),
            ).verify(),
          )
        : await testConnection(deps, session.userId, platform, method);
    return {
      ...ok,
      message: `Connected to ${result.name || result.url}`,
      checks: result.checks,
      site: { name: result.name, url: result.url, authorizeUrl: null },
    };
  });
  route(app, getWordpress, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    if (row?.method !== method) return { ...ok, config: null, isConnected: false };
    const { settings, autoPublish, defaultStatus } = row;
    const [siteUrl, username, siteName] = [settings.siteUrl, settings.username, settings.name].map(
      (value) => readText(value) ?? '',
    ) as [string, string, string];
    return {
      ...ok,
      isConnected: row.status === 'connected',
      config: { siteUrl, username, siteName, autoPublish, defaultStatus },
    };
  });
  route(app, saveWordpress, async ({ session, request, body }) => {
    const row = await saveTestedConnection(
      deps,
      getOwner(session, request),
      createWordpressCandidate(body),
      body,
    );
    return { ...ok, connection: toConnection(platform, row) };
  });
  route(app, updateWordpress, async ({ session, body }) => {
    const row = await readConnection(deps, session.userId, platform, method);
    return { ...ok, connection: toConnection(platform, await updateConnectionSettings(deps, row, body)) };
  });
  route(app, clearWordpress, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform, method),
  );
};
