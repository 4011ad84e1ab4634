import { clearWebflow, getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import { openWebflow } from '../../platforms/webflow/webflow.ts';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { asked, forget, readConnection, testStored } from './connection.service.ts';
import { contextOf, openWith } from './openPlatform.ts';
import { saveConnection, siteInfoOf, webflowCandidate, webflowConfigOf } from './webflow.service.ts';

const platform = 'webflow' as const;

/** The calls of Webflow. */
export const registerWebflow: Register = (app, deps) => {
  const { db } = deps;
  route(app, getWebflow, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    return { ...ok, config: row ? webflowConfigOf(row) : null, isConnected: row?.status === 'connected' };
  });
  route(app, saveWebflow, async ({ session, body }) => ({
    ...ok,
    config: webflowConfigOf(await saveConnection(deps, session.userId, body)),
  }));
  route(app, clearWebflow, ({ session }) => forget(deps, session.userId, platform));
  route(app, testWebflow, async ({ session, body: { apiKey, siteId } }) => {
    if (apiKey && siteId) {
      const { settings, secrets } = webflowCandidate(apiKey, { siteId });
      const site = openWebflow(contextOf(deps), settings, secrets);
      const { result, collections } = await asked(async () => ({
        result: await site.verify(),
        collections: await site.collections(),
      }));
      const { name, checks } = result;
      return { ...ok, message: `Connected to ${name}`, checks, siteInfo: siteInfoOf(result), collections };
    }
    const result = await testStored(deps, session.userId, platform);
    const site = openWith(openWebflow, deps, await readConnection(deps, session.userId, platform));
    const collections = await asked(() => site.collections());
    const { name, checks } = result;
    return { ...ok, message: `Connected to ${name}`, checks, siteInfo: siteInfoOf(result), collections };
  });
};
