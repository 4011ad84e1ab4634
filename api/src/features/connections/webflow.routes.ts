import { clearWebflow, getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { openWebflow } from '@rankwright/platforms/webflow/webflow';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { callPlatform, readConnection } from './connection.service.ts';
import { testConnection } from './connectionTest.service.ts';
import { createContext, openWithAdapter } from './openPlatform.service.ts';
import * as webflow from './webflow.service.ts';
import { disconnectPlatform } from './saveConnection.service.ts';

const platform = 'webflow' as const;

/** The Webflow endpoints. */
export const registerWebflow: Register = (app, deps) => {
  const { db } = deps;
  route(app, getWebflow, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    return {
      ...ok,
      config: row ? webflow.toWebflowConfig(row) : null,
      isConnected: row?.status === 'connected',
    };
  });
  route(app, saveWebflow, async ({ session, request, body }) => ({
    ...ok,
    config: webflow.toWebflowConfig(await webflow.saveWebflow(deps, getOwner(session, request), body)),
  }));
  route(app, clearWebflow, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform),
  );
  route(app, testWebflow, async ({ session, body: { apiKey, siteId } }) => {
    if (apiKey && siteId) {
      const { settings, secrets } = webflow.createWebflowCandidate(apiKey, { siteId });
      const site = openWebflow(createContext(deps), settings, secrets);
      const { result, collections } = await callPlatform(async () => ({
        result: await site.verify(),
        collections: await site.listCollections(),
      }));
      const { name, checks } = result;
      return {
        ...ok,
        message: `Connected to ${name}`,
        checks,
        siteInfo: webflow.toSiteInfo(name, result.settings),
        collections,
      };
    }
    const result = await testConnection(deps, session.userId, platform);
    const site = openWithAdapter(openWebflow, deps, await readConnection(deps, session.userId, platform));
    const collections = await callPlatform(() => site.listCollections());
    const { name, checks } = result;
    return {
      ...ok,
      message: `Connected to ${name}`,
      checks,
      siteInfo: webflow.toSiteInfo(name, result.settings),
      collections,
    };
  });
};
