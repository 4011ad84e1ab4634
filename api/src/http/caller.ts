import type { FastifyRequest } from 'fastify';
import type { Session } from './session.ts';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

export const getCaller = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** The account that a request acts for, and where it comes from. */
export interface Owner {
  userId: string;
  caller: Caller;
}

export const getOwner = (session: Session, request: FastifyRequest): Owner => ({
  userId: session.userId,
  caller: getCaller(request),
});
