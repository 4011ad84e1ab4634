import {
  endAllSessions,
  googleSignIn,
  getIdentityConfig,
  listSessions,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
  updatePassword,
  verifyToken,
} from '@rankwright/contracts/account';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as auth from './auth.service.ts';
import { signInWithGoogle } from './google.service.ts';
import * as reset from './reset.service.ts';
import { listOpenSessions, revokeSessions } from './session.repository.ts';

const getCaller = (request: FastifyRequest): auth.Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

const registerSignIn: Register = (app, deps) => {
  route(app, register, async ({ body, request }) => ({
    ...ok,
    token: await auth.registerAccount(deps, body, getCaller(request)),
    message: 'Your account is ready.',
  }));
  route(app, login, async ({ body, request }) => ({
    ...ok,
    token: await auth.logIn(deps, body, getCaller(request)),
    message: 'Welcome back.',
  }));
  route(app, googleSignIn, async ({ body, request }) => ({
    ...ok,
    token: await signInWithGoogle(deps, body, getCaller(request)),
  }));
  route(app, getIdentityConfig, async () => ({
    ...ok,
    provider: deps.identity.provider,
    clientId: deps.identity.clientId,
    url: deps.identity.local ? '/api/dev/identity' : null,
  }));
};

const registerPasswords: Register = (app, deps) => {
  route(app, updatePassword, async ({ body, session, request }) => ({
    ...ok,
    token: await auth.updatePassword(deps, session, body, getCaller(request)),
    message: 'Your password was changed.',
  }));
  route(app, requestPasswordReset, async ({ body }) => {
    await reset.requestPasswordReset(deps, body.email);
    return { ...ok, message: 'Password reset email sent successfully. Please check your inbox.' };
  });
  route(app, resetPassword, async ({ body }) => {
    await reset.resetPassword(deps, body.token, body.newPassword);
    return { ...ok, message: 'Your password was reset. Log in with your new password.' };
  });
};

export const registerAuth: Register = (app, deps) => {
  registerSignIn(app, deps);
  registerPasswords(app, deps);
  route(app, verifyToken, async () => ({ valid: true as const }));
  route(app, logout, async ({ session }) => {
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
  route(app, endAllSessions, async ({ session }) => {
    await revokeSessions(deps.db, session.userId, {}, deps.clock.now());
    return ok;
  });
};
