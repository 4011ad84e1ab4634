import { getPublishDefaults, savePublishDefaults } from '@rankwright/contracts/articlePublishing';
import { listConnections, setConnectionMode } from '@rankwright/contracts/connections';
import { getPlatformDescriptor, platforms } from '@rankwright/contracts/platforms';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { toConnection } from './connection.model.ts';
import { findConnections } from './connection.repository.ts';
import * as service from './connectionMode.service.ts';
import * as publishDefaults from './publishDefaults.service.ts';
import { registerShopify } from './shopify.routes.ts';
import { registerWebflow } from './webflow.routes.ts';
import { registerPlatformConnections } from './platformConnection.routes.ts';
import { registerWebhookDeliveries } from './webhook.routes.ts';
import { registerWix } from './wix.routes.ts';
import { registerWordpress } from './wordpress.routes.ts';
import { registerWordpressOAuth } from './wordpressOAuth.routes.ts';

export const registerConnections: Register = (app, deps) => {
  route(app, listConnections, async ({ session }) => {
    const rows = await findConnections(deps.db, session.userId);
    return {
      ...ok,
      connections: platforms.flatMap((platform) => {
        const row = rows.find((candidate) => candidate.platform === platform);
        return !row && getPlatformDescriptor(platform).isOptional ? [] : [toConnection(platform, row)];
      }),
    };
  });
  route(app, setConnectionMode, async ({ session, params: { platform }, body }) => ({
    ...ok,
    connection: toConnection(
      platform,
      await service.setConnectionMode(deps, session.userId, platform, body.mode),
    ),
  }));
  route(app, getPublishDefaults, async ({ session, params: { platform } }) => ({
    ...ok,
    defaults: await publishDefaults.getPublishDefaults(deps, session.userId, platform),
  }));
  route(app, savePublishDefaults, async ({ session, params: { platform }, body }) => ({
    ...ok,
    defaults: await publishDefaults.savePublishDefaults(deps, session.userId, platform, body),
  }));
  registerWordpress(app, deps);
  registerWordpressOAuth(app, deps);
  registerShopify(app, deps);
  registerWix(app, deps);
  registerWebflow(app, deps);
  registerWebhookDeliveries(app, deps);
  registerPlatformConnections(app, deps);
};
