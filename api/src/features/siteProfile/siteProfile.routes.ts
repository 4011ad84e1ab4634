import { getSiteProfile, updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
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
};
