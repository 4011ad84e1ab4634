import {
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  saveWebhook,
  testWebhook,
} from '@rankwright/contracts/connections';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { testStoredConnection } from './connectionTest.service.ts';
import * as webhook from './webhook.service.ts';
import { findNewestDeliveries } from './webhookDelivery.repository.ts';
import { disconnectPlatform } from './saveConnection.service.ts';

const platform = 'webhook' as const;

/** The endpoints of the webhook. */
export const registerWebhookConnection: Register = (app, deps) => {
  route(app, getWebhook, async ({ session }) => {
    const row = await findConnection(deps.db, session.userId, platform);
    return { ...ok, config: row ? webhook.toWebhookConfig(row) : null };
  });
  route(app, saveWebhook, async ({ session, request, body }) => {
    const { row, secret } = await webhook.saveWebhook(deps, getOwner(session, request), body);
    return { ...ok, config: webhook.toWebhookConfig(row), secret };
  });
  route(app, testWebhook, async ({ session }) => {
    const { name, checks } = await testStoredConnection(deps, session.userId, platform);
    return { ...ok, message: `${name} accepted the test delivery.`, checks };
  });
  route(app, deleteWebhook, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform),
  );
  route(app, listWebhookDeliveries, async ({ session }) => ({
    ...ok,
    deliveries: (await findNewestDeliveries(deps.db, session.userId)).map(({ createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
    })),
  }));
};
