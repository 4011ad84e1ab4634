import {
  clearWordpress,
  getWordpress,
  listConnections,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { platforms } from '@rankwright/contracts/limits';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../features.ts';
import { connectionOf } from './connection.model.ts';
import {
  changeConnection,
  connectionsOf,
  findConnection,
  removeConnection,
} from './connection.repository.ts';
import { connectWordpress, testSent, testStored } from './wordpress.service.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const registerWordpress: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, testWordpress, async ({ session, body }) => {
    const { siteUrl, username, applicationPassword } = body;
    const sent =
      siteUrl && username && applicationPassword ? { siteUrl, username, applicationPassword } : null;
    const result = sent ? await testSent(deps, sent) : await testStored(deps, session.userId);
    return {
      ...ok,
      message: `Connected to ${result.name || result.url}`,
      checks: result.checks,
      site: { name: result.name, url: result.url, authorizeUrl: null },
    };
  });
  route(app, getWordpress, async ({ session }) => {
    const row = await findConnection(db, session.userId, 'wordpress');
    if (row?.method !== 'application-password') return { ...ok, config: null, isConnected: false };
    const { siteUrl, username, name } = row.settings;
    return {
      ...ok,
      isConnected: row.status === 'connected',
      config: {
        siteUrl: text(siteUrl),
        username: text(username),
        siteName: text(name),
        autoPublish: row.autoPublish,
        defaultStatus: row.defaultStatus,
      },
    };
  });
  route(app, saveWordpress, async ({ session, body }) => ({
    ...ok,
    connection: await connectWordpress(deps, session.userId, body),
  }));
  route(app, updateWordpress, async ({ session, body }) => {
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const row = await changeConnection(db, session.userId, 'wordpress', {
      ...change,
      updatedAt: clock.now(),
    });
    if (!row) throw new AppError('WORDPRESS_NOT_CONNECTED');
    return { ...ok, connection: connectionOf('wordpress', row) };
  });
  route(app, clearWordpress, async ({ session }) => {
    await removeConnection(db, session.userId, 'wordpress');
    return ok;
  });
};

export const registerConnections: Register = (app, deps) => {
  route(app, listConnections, async ({ session }) => {
    const rows = await connectionsOf(deps.db, session.userId);
    return {
      ...ok,
      connections: platforms.map((platform) =>
        connectionOf(
          platform,
          rows.find((row) => row.platform === platform),
        ),
      ),
    };
  });
  registerWordpress(app, deps);
};
