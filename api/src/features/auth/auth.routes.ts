import {
  changeEmail,
  endAllSessions,
  signInWithGoogle,
  getIdentityConfig,
  listSecurityEvents,
  listSessions,
  logIn,
  logOut,
  registerAccount,
  sendPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signInWithOidc,
  startOidcSignIn,
  undoEmailChange,
  updatePassword,
  verifyEmail,
  verifyToken,
} from '@rankwright/contracts/account';
import { getCaller } from '../../http/caller.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as auth from './auth.service.ts';
import * as google from './google.service.ts';
import * as oidc from './oidc.service.ts';
import { registerPasskeys } from './passkeys.routes.ts';
import * as reset from './reset.service.ts';
import * as securityEvents from './securityEvents.service.ts';
import { listOpenSessions, revokeSessions } from './session.repository.ts';
import { registerTwoFactor } from './twoFactor.routes.ts';
import { undoEmailChange as undoChange } from './undoEmailChange.service.ts';
import * as verification from './verification.service.ts';

const registerSignIn: Register = (app, deps) => {
  route(app, registerAccount, async ({ body, request }) => ({
    ...ok,
    token: await auth.registerAccount(deps, body, getCaller(request)),
    message: 'Your account is ready.',
  }));
  route(app, logIn, async ({ body, request }) => ({
    ...ok,
    token: await auth.logIn(deps, body, getCaller(request)),
    message: 'Welcome back.',
  }));
  route(app, signInWithGoogle, async ({ body, request }) => ({
    ...ok,
    token: await google.signInWithGoogle(deps, body, getCaller(request)),
  }));
  route(app, startOidcSignIn, async () => ({ ...ok, ...(await oidc.startOidcSignIn(deps)) }));
  route(app, signInWithOidc, async ({ body, request }) => ({
    ...ok,
    token: await oidc.signInWithOidc(deps, body, getCaller(request)),
  }));
  route(app, getIdentityConfig, async () => ({
    ...ok,
    provider: deps.identity.provider,
    clientId: deps.identity.clientId,
    url: deps.identity.local ? '/api/dev/identity' : null,
    oidc: deps.identity.oidc && { label: deps.identity.oidc.label },
  }));
};

const registerPasswords: Register = (app, deps) => {
  route(app, updatePassword, async ({ body, session, request }) => ({
    ...ok,
    token: await auth.updatePassword(deps, session, body, getCaller(request)),
    message: 'Your password was changed.',
  }));
  route(app, sendPasswordReset, async ({ body, request }) => {
    await reset.sendPasswordReset(deps, body.email, getCaller(request));
    return { ...ok, message: 'Password reset email sent successfully. Please check your inbox.' };
  });
  route(app, resetPassword, async ({ body, request }) => {
    await reset.resetPassword(deps, body.token, body.newPassword, getCaller(request));
    return { ...ok, message: 'Your password was reset. Log in with your new password.' };
  });
};

const registerVerification: Register = (app, deps) => {
  route(app, sendVerificationEmail, async ({ session }) => {
    await verification.sendVerificationEmail(deps, session.userId);
    return { ...ok, message: 'We sent you a new link. Check your inbox.' };
  });
  route(app, verifyEmail, async ({ body, request }) => ({
    ...ok,
    email: await verification.verifyEmail(deps, body.token, getCaller(request)),
    message: 'Your email address is verified.',
  }));
  route(app, undoEmailChange, async ({ body, request }) => ({
    ...ok,
    email: await undoChange(deps, body.token, getCaller(request)),
    message: 'We sent you a link to choose a new password.',
  }));
  route(app, changeEmail, async ({ body, session, request }) => {
    await verification.changeEmail(deps, session, body, getCaller(request));
    return { ...ok, message: `We sent a link to ${body.email}. Your address changes when you open it.` };
  });
};

const registerSessions: Register = (app, deps) => {
  route(app, verifyToken, async () => ({ valid: true as const }));
  route(app, logOut, async ({ session }) => {
    await revokeSessions(deps.db, session.userId, { only: session.sessionId }, deps.clock.now());
    return ok;
  });
  route(app, listSessions, async ({ session }) => {
    const rows = await listOpenSessions(deps.db, session.userId, deps.clock.now());
    const sessions = rows.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      userAgent,
      current: id === session.sessionId,
    }));
    return { ...ok, sessions };
  });
  route(app, endAllSessions, async ({ session, request }) => {
    await auth.endAllSessions(deps, session.userId, getCaller(request));
    return ok;
  });
  route(app, listSecurityEvents, async ({ session }) => ({
    ...ok,
    events: await securityEvents.listSecurityEvents(deps.db, session.userId),
  }));
};

export const registerAuth: Register = (app, deps) => {
  registerSignIn(app, deps);
  registerPasswords(app, deps);
  registerVerification(app, deps);
  registerTwoFactor(app, deps);
  registerPasskeys(app, deps);
  registerSessions(app, deps);
};
