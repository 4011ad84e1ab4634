import {
  clearWix,
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Platform } from '../../platforms/platform.ts';
import type { Register } from '../register.ts';
import { findConnection } from './connection.repository.ts';
import { asked, connect, forget, openCandidate, openStored, testStored } from './connection.service.ts';
import { changeWix, wixCandidate, wixConfigOf } from './wix.service.ts';

const platform = 'wix' as const;

const labels = async (site: Platform, kind: string) =>
  ((await asked(() => site.options()))[kind] ?? []).map(({ id, label }) => ({ id, label }));

const registerConfig: Register = (app, deps) => {
  const { db } = deps;
  route(app, saveWix, async ({ session, body }) => {
    const row = await connect(deps, session.userId, wixCandidate(body), body);
    return { ...ok, config: wixConfigOf(row) };
  });
  route(app, getWix, async ({ session }) => {
    const row = await findConnection(db, session.userId, platform);
    return { ...ok, config: row ? wixConfigOf(row) : null };
  });
  route(app, updateWix, async ({ session, body }) => ({
    ...ok,
    config: wixConfigOf(await changeWix(deps, session.userId, body)),
  }));
  route(app, clearWix, ({ session }) => forget(deps, session.userId, platform));
};

/** The calls of Wix. */
export const registerWix: Register = (app, deps) => {
  registerConfig(app, deps);
  route(app, testWix, async ({ session, body: { apiKey, siteId } }) => {
    const sent = apiKey && siteId ? openCandidate(deps, wixCandidate({ apiKey, siteId })) : null;
    const { name, checks } = sent
      ? await asked(() => sent.verify())
      : await testStored(deps, session.userId, platform);
    const site = sent ?? (await openStored(deps, session.userId, platform));
    const members = (await labels(site, 'members')).map(({ id, label }) => ({ id, name: label }));
    return { ...ok, message: `Connected to ${name}`, checks, siteName: name, members };
  });
  route(app, listWixCategories, async ({ session }) => ({
    ...ok,
    categories: await labels(await openStored(deps, session.userId, platform), 'categories'),
  }));
  route(app, listWixTags, async ({ session }) => ({
    ...ok,
    tags: await labels(await openStored(deps, session.userId, platform), 'tags'),
  }));
};
