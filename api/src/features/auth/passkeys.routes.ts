import {
  addPasskey,
  createPasskeyLogin,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@rankwright/contracts/account';
import { getCaller } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as passkeyLogin from './passkeyLogin.service.ts';
import * as passkeys from './passkeys.service.ts';

export const registerPasskeys: Register = (app, deps) => {
  route(app, createPasskeyLogin, async () => ({
    ...ok,
    options: await passkeyLogin.createPasskeyLogin(deps),
  }));
  route(app, logInWithPasskey, async ({ body, request }) => ({
    ...ok,
    token: await passkeyLogin.logInWithPasskey(deps, body.credential, getCaller(request)),
    message: 'Welcome back.',
  }));
  route(app, listPasskeys, async ({ session }) => ({
    ...ok,
    passkeys: await passkeys.listPasskeys(deps.db, session.userId),
  }));
  route(app, startPasskey, async ({ body, session, request }) => ({
    ...ok,
    options: await passkeys.startPasskey(deps, session, body.currentPassword, getCaller(request)),
  }));
  route(app, addPasskey, async ({ body, session, request }) => {
    await passkeys.addPasskey(deps, session.userId, body, getCaller(request));
    return ok;
  });
  route(app, renamePasskey, async ({ params, body, session }) => {
    await passkeys.renamePasskey(deps.db, session.userId, params.id, body.name);
    return ok;
  });
  route(app, removePasskey, async ({ params, body, session, request }) => {
    await passkeys.removePasskey(deps, session, params.id, body.currentPassword, getCaller(request));
    return ok;
  });
};
