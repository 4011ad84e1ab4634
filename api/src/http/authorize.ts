import { userIdHeader } from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import type { FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';
import { bearerToken, type Guards, type Session } from './session.ts';

const authenticateRequest = async (guards: Guards, request: FastifyRequest): Promise<Session> => {
  const session = await guards.authenticate(bearerToken(request));
  const claimedUserId = request.headers[userIdHeader];
  if (claimedUserId !== undefined && claimedUserId !== session.userId) throw new AppError('SESSION_INVALID');
  return session;
};

/** Checks the session, the rate limit, the plan, the verified address and the storage, in this order. Returns null for public endpoints. */
export const authorize = async (
  guards: Guards,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'verified' | 'stores' | 'telemetry'>,
  request: FastifyRequest,
): Promise<Session | null> => {
  const writes = endpoint.method !== 'GET';
  if (endpoint.access === 'none') {
    if (writes) await guards.limit(endpoint.telemetry ? 'telemetry' : 'anonymous', request.ip);
    return null;
  }
  const session = await authenticateRequest(guards, request).catch(async (error: unknown) => {
    await guards.limit('rejected', request.ip);
    throw error;
  });
  const kind = endpoint.access === 'plan' ? 'plan' : 'writes';
  await guards.limit(writes ? kind : 'reads', session.userId);
  if (endpoint.access === 'plan' && !(await guards.hasPlan(session.userId)))
    throw new AppError('PLAN_REQUIRED');
  if (endpoint.verified && !(await guards.isVerified(session.userId))) throw new AppError('EMAIL_UNVERIFIED');
  if (endpoint.stores && !(await guards.hasStorage(session.userId))) throw new AppError('STORAGE_LIMIT');
  return session;
};
