import { getRoiEstimate, saveRoiEstimate } from '@rankwright/contracts/account';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as service from './roi.service.ts';

export const registerRoi: Register = (app, deps) => {
  route(app, saveRoiEstimate, async ({ session, body }) => ({
    ...ok,
    isKept: await service.saveRoiEstimate(deps, session.userId, body),
  }));
  route(app, getRoiEstimate, async ({ session }) => ({
    ...ok,
    ...(await service.getRoiEstimate(deps, session.userId)),
  }));
};
