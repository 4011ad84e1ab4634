import { listWebhookDeliveries } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { findNewestDeliveries } from './webhookDelivery.repository.ts';

/** The log of the webhook. */
export const registerWebhookDeliveries: Register = (app, deps) => {
  route(app, listWebhookDeliveries, async ({ session }) => ({
    ...ok,
    deliveries: (await findNewestDeliveries(deps.db, session.userId)).map(({ createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
    })),
  }));
};
