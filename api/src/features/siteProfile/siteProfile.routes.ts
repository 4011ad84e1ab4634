import { getSetup, updateSetup } from '@rankwright/contracts/setup';
import { getSiteProfile, updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as setup from './setup.repository.ts';
import * as repository from './siteProfile.repository.ts';

export const registerSiteProfile: Register = (app, { db, clock }) => {
  route(app, getSiteProfile, async ({ session }) => ({
    ...ok,
    siteProfile: await repository.getSiteProfile(db, session.userId),
  }));
  route(app, updateSiteProfile, async ({ session, body }) => {
    await repository.saveSiteProfile(db, session.userId, body, clock.now());
    return { ...ok, siteProfile: body };
  });
  route(app, getSetup, async ({ session }) => ({ ...ok, setup: await setup.getSetup(db, session.userId) }));
  route(app, updateSetup, async ({ session, body }) => {
    await setup.saveSetupDismissedAt(db, session.userId, body.isDismissed ? clock.now() : null);
    return { ...ok, setup: await setup.getSetup(db, session.userId) };
  });
};
