import {
  clearWordpress,
  getWordpress,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { connectionOf, textOf } from './connection.model.ts';
import { findConnection } from './connection.repository.ts';
import {
  asked,
  changeSettings,
  connect,
  forget,
  openCandidate,
  readConnection,
  testStored,
} from './connection.service.ts';
import { wordpressCandidate } from './wordpress.candidate.ts';

const platform = 'wordpress' as const;
const method = 'application-password' as const;

/** The calls of WordPress with an application password. */
export const registerWordpress: Register = (app, deps) => {
  const { db } = deps;
  route(app, testWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword } = body;
    const result =
      siteUrl && username && applicationPassword
        ? await asked(() =>
            openCandidate(deps, wordpressCandidate({ siteUrl, username, applicationPassword })).verify(),
          )
        : await testStored(deps, session.userId, platform, method);
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
      (value) => textOf(value) ?? '',
    ) as [string, string, string];
    return {
      ...ok,
      isConnected: row.status === 'connected',
      config: { siteUrl, username, siteName, autoPublish, defaultStatus },
    };
  });
  route(app, saveWordpress, async ({ session, body }) => {
    const row = await connect(deps, session.userId, wordpressCandidate(body), body);
    return { ...ok, connection: connectionOf(platform, row) };
  });
  route(app, updateWordpress, async ({ session, body }) => {
    const row = await readConnection(deps, session.userId, platform, method);
    return { ...ok, connection: connectionOf(platform, await changeSettings(deps, row, body)) };
  });
  route(app, clearWordpress, ({ session }) => forget(deps, session.userId, platform, method));
};
