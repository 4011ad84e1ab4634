import { userIdHeader } from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import type { FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';
import { bearerToken, type Guards, type Session } from './session.ts';

const signedIn = async (guards: Guards, request: FastifyRequest): Promise<Session> => {
  const session = await guards.authenticate(bearerToken(request));
  const claimed = request.headers[userIdHeader];
  if (claimed !== undefined && claimed !== session.userId) throw new AppError('SESSION_INVALID');
  return session;
};

/** Limits, session and plan, in this order; null for calls that anyone may make. */
export const authorize = async (
  guards: Guards,
  endpoint: Pick<Endpoint, 'access' | 'method'>,
  request: FastifyRequest,
): Promise<Session | null> => {
  const writes = endpoint.method !== 'GET';
  if (endpoint.access === 'none') {
    if (writes) await guards.limit('anonymous', request.ip);
    return null;
  }
  const session = await signedIn(guards, request);
  if (writes) await guards.limit(endpoint.access === 'plan' ? 'plan' : 'writes', session.userId);
  if (endpoint.access === 'plan' && !(await guards.hasPlan(session.userId)))
    throw new AppError('PLAN_REQUIRED');
  return session;
};
