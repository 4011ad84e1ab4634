import {
  changeCanary,
  changeRemoteSetting,
  getFleet,
  listAuditEntries,
  rollBackRelease,
} from '@rankwright/contracts/fleet';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './fleet.service.ts';

/** The console: staff only. Every change goes to the origin service, with the name of who asks for it. */
export const registerFleet: Register = (app, deps) => {
  route(app, getFleet, async ({ session }) => {
    await service.requireStaff(deps, session.userId);
    return { ...ok, ...(await service.getFleet(deps)) };
  });
  route(app, listAuditEntries, async ({ session }) => {
    await service.requireStaff(deps, session.userId);
    return { ...ok, ...(await service.listAuditEntries(deps)) };
  });
  route(app, rollBackRelease, async ({ session, params: { name }, body }) => {
    await service.rollBackRelease(deps, name, body, await service.requireStaff(deps, session.userId));
    return ok;
  });
  route(app, changeCanary, async ({ session, params: { name }, body }) => {
    await service.changeCanary(deps, name, body, await service.requireStaff(deps, session.userId));
    return ok;
  });
  route(app, changeRemoteSetting, async ({ session, params: { name }, body }) => {
    await service.changeRemoteSetting(deps, name, body, await service.requireStaff(deps, session.userId));
    return ok;
  });
};
