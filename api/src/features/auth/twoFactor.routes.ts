import {
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  setUpTwoFactor,
  submitLoginCode,
} from '@rankwright/contracts/account';
import { getCaller } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as secondFactor from './secondFactor.service.ts';
import * as twoFactor from './twoFactor.service.ts';

export const registerTwoFactor: Register = (app, deps) => {
  route(app, submitLoginCode, async ({ body, request }) => ({
    ...ok,
    token: await secondFactor.submitLoginCode(deps, body, getCaller(request)),
    message: 'Welcome back.',
  }));
  route(app, getTwoFactor, async ({ session }) => ({
    ...ok,
    ...(await twoFactor.getTwoFactor(deps.db, session.userId)),
  }));
  route(app, setUpTwoFactor, async ({ body, session, request }) => ({
    ...ok,
    ...(await twoFactor.setUpTwoFactor(deps, session, body.currentPassword, getCaller(request))),
  }));
  route(app, enableTwoFactor, async ({ body, session, request }) => ({
    ...ok,
    recoveryCodes: await twoFactor.enableTwoFactor(deps, session, body.code, getCaller(request)),
  }));
  route(app, createRecoveryCodes, async ({ body, session, request }) => ({
    ...ok,
    recoveryCodes: await twoFactor.createRecoveryCodes(deps, session, body, getCaller(request)),
  }));
  route(app, disableTwoFactor, async ({ body, session, request }) => {
    await twoFactor.disableTwoFactor(deps, session, body, getCaller(request));
    return ok;
  });
};
