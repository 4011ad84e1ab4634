import {
  clearWix,
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { getOwner } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Platform } from '@rankwright/platforms/port/platform';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { callPlatform, openConnectionCandidate, openStoredPlatform } from './connection.service.ts';
import { testConnection } from './connectionTest.service.ts';
import * as wix from './wix.service.ts';
import { saveConnectionThenTest, disconnectPlatform } from './saveConnection.service.ts';

const platform = 'wix' as const;

const listOptions = async (site: Platform, kind: string) =>
  ((await callPlatform(() => site.listOptions()))[kind] ?? []).map(({ id, label }) => ({ id, label }));

const registerConfig: Register = (app, deps) => {
  const { db } = deps;
  route(app, saveWix, async ({ session, request, body }) => {
    const row = await saveConnectionThenTest(
      deps,
      getOwner(session, request),
      wix.createWixCandidate(body),
      body,
    );
    return { ...ok, config: wix.toWixConfig(row) };
  });
  route(app, getWix, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    return { ...ok, config: row ? wix.toWixConfig(row) : null };
  });
  route(app, updateWix, async ({ session, request, body }) => ({
    ...ok,
    config: wix.toWixConfig(await wix.updateWix(deps, getOwner(session, request), body)),
  }));
  route(app, clearWix, ({ session, request }) =>
    disconnectPlatform(deps, getOwner(session, request), platform),
  );
};

/** The Wix endpoints. */
export const registerWix: Register = (app, deps) => {
  registerConfig(app, deps);
  route(app, testWix, async ({ session, body: { apiKey, siteId } }) => {
    const sent =
      apiKey && siteId ? openConnectionCandidate(deps, wix.createWixCandidate({ apiKey, siteId })) : null;
    const { name, checks } = sent
      ? await callPlatform(() => sent.verify())
      : await testConnection(deps, session.userId, platform);
    const site = sent ?? (await openStoredPlatform(deps, session.userId, platform));
    const members = (await listOptions(site, 'members')).map(({ id, label }) => ({ id, name: label }));
    return { ...ok, message: `Connected to ${name}`, checks, siteName: name, members };
  });
  route(app, listWixCategories, async ({ session }) => ({
    ...ok,
    categories: await listOptions(await openStoredPlatform(deps, session.userId, platform), 'categories'),
  }));
  route(app, listWixTags, async ({ session }) => ({
    ...ok,
    tags: await listOptions(await openStoredPlatform(deps, session.userId, platform), 'tags'),
  }));
};
